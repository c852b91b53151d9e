// oxlint-disable-next-line no-control-regex -- all of ASCII
const ASCII = /^[\0-\x7f]*$/;

/** Marks, invisible characters, and apostrophes, which users leave out. */
const IGNORED = /[\p{M}\p{Cf}'’]/gu;

const foldedCharacters = new Map<string, string>();

/** Removes case and accents from one code point; splits a ligature into letters. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  // Upper case first: ß becomes SS, and σ and ς become the same letter.
  const cased = character.normalize("NFKD").toUpperCase().toLowerCase();
  const folded = cased.normalize("NFKD").replace(IGNORED, "");
  foldedCharacters.set(character, folded);
  return folded;
}

/** Removes case, accents and apostrophes from a text. Its length may change. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replaceAll("'", "");
  let folded = "";
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/** A folded text with the original position of each character. */
export interface FoldedText {
  folded: string;
  /** Position in the text of a code unit of `folded`; the length of the text at its end. */
  originOf: (unit: number) => number;
}

/** Folds a text and keeps the original positions. */
export function foldWithOrigins(text: string): FoldedText {
  if (ASCII.test(text) && !text.includes("'")) {
    return { folded: text.toLowerCase(), originOf: (unit) => unit };
  }
  const origins: number[] = [];
  let folded = "";
  let at = 0;
  for (const character of text) {
    const part = foldCharacter(character);
    for (let unit = 0; unit < part.length; unit += 1) origins.push(at);
    folded += part;
    at += character.length;
  }
  return { folded, originOf: (unit) => origins[unit] ?? text.length };
}
