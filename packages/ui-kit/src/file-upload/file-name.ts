/** Control characters, and others without a glyph, which may change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Longest name that is shown in full. */
const MAX_LENGTH = 60;

/** Characters at the end of a longer name, with its extension. */
const TAIL_LENGTH = 20;

/**
 * The name of a file as it is shown. Without characters that could disguise its extension: with a direction mark,
 * "gpj.exe" reads as "exe.jpg".
 */
export function shownName(name: string): string {
  const plain = [...name.replaceAll(INVISIBLE, "")];
  if (plain.length <= MAX_LENGTH) return plain.join("");
  const head = plain.slice(0, MAX_LENGTH - TAIL_LENGTH).join("");
  return `${head}…${plain.slice(-TAIL_LENGTH).join("")}`;
}
