/** A word that does not fit into half of a phone. */
const LONG_WORD = /\S{15}/;

/** About two lines in half of a phone. */
const TWO_LINES = 28;

/** Whether a text needs more space than half of a phone. */
export function isLong(text: string): boolean {
  return text.length > TWO_LINES || LONG_WORD.test(text);
}
