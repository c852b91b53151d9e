import { decodeEntities } from "./entities.ts";
import { hasLayout, splitTags } from "./tags.ts";

/**
 * The words of a text that a server sent as simple HTML, with its line breaks. A paragraph and an item of a list begin a line.
 * Text without tags and character references keeps its own line breaks.
 */
export function plainText(sent: string): string {
  if (!/[<&\r\n\u2028]/.test(sent)) return sent;
  const parts = splitTags(sent);
  const isLaidOut = hasLayout(parts);
  const lines = parts.map((part) => {
    if (typeof part === "string")
      return decodeEntities(isLaidOut ? part.replace(/\s+/g, " ") : part);
    return /bold|link|nothing/.test(part.role) || (part.role === "item" && part.isEnd) ? "" : "\n";
  });
  return lines
    .join("")
    .split(/\r\n?|[\n\u2028]/)
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
