/** Not the slash of a word, such as "N/A". */
const SLASH = /(?<!\p{L})\/|\/(?!\p{L})/u;

/** Splits amounts such as `40 / 1200` into a list. */
export function splitAmounts(text: string): string[] {
  return text.split(SLASH).map((amount) => amount.trim());
}
