/** Control characters, and others without a glyph, which may change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Of the end of a name, which has the extension. */
const MAX_LENGTH = 100;

/** The name of a file as it is sent: without folders and without characters that could disguise its extension. */
export function sentName(name: string): string {
  const [last = ""] = name.split(/[/\\]/).slice(-1);
  return [...last.replaceAll(INVISIBLE, "")].slice(-MAX_LENGTH).join("") || "file";
}
