import { decodeEntities } from "./entities.ts";
import { splitTags, type Tag } from "./tags.ts";

const LINE_BREAK = /\r\n?|[\n\u2028]/;

/**
 * The words of a text that a server sent as simple HTML, in lines. Its own line breaks are kept, unless paragraphs or
 * lists define the layout.
 */
export function plainText(sent: string): string {
  if (!/[<&\r\n\u2028]/.test(sent)) return sent;
  const parts = splitTags(sent);
  const isLaidOut = parts.some((part) => /paragraph|list|item/.test(roleOf(part)));
  return parts
    .map((part, index) => {
      if (typeof part !== "string") return breaksLine(part) ? "\n" : "";
      if (isLaidOut) return decodeEntities(part.replace(/\s+/g, " "));
      // One line break, also if it is written twice.
      return decodeEntities(roleOf(parts[index - 1]) === "break" ? part.trimStart() : part);
    })
    .join("")
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function roleOf(part: string | Tag | undefined): string {
  return typeof part === "object" ? part.role : "";
}

function breaksLine({ role, isEnd }: Tag): boolean {
  return /paragraph|break|list/.test(role) || (role === "item" && !isEnd);
}
