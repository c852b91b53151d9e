import { decodeEntities } from "./entities.ts";
import { SIMPLE_TAG } from "./tags.ts";

/** Tags that define the layout. Line breaks are then spaces, as in HTML. */
const LAYOUT = /<(?:p|div|h[1-6]|[uo]l|li)[\s/>]/i;

/** The words of a text that a server sent as simple HTML, in lines. */
export function plainText(sent: string): string {
  if (!/[<&\r\n\u2028]/.test(sent)) return sent;
  // One line break, also if it is written twice.
  const written = LAYOUT.test(sent)
    ? sent.replace(/\s+/g, " ")
    : sent.replace(/(<br[ /]{0,2}>)\s+/gi, "$1");
  const text = written.replace(SIMPLE_TAG, (_, slash: string, name: string) =>
    /^(?:p|div|h\d|br|[uo]l)$/i.test(name) || (/^li$/i.test(name) && !slash) ? "\n" : "",
  );
  return decodeEntities(text)
    .split(/\r\n?|[\n\u2028]/)
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
