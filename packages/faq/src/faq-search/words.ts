const WORD = /[\p{L}\p{N}]+/gu;

/** A word of a folded text, and where it starts. */
export interface PlacedWord {
  word: string;
  start: number;
}

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded.match(WORD) ?? [];
}

/** The words of a folded text with their places. */
export function placedWords(folded: string): PlacedWord[] {
  return Array.from(folded.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
}
