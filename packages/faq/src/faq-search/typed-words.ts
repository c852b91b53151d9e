import { fold } from "./fold.ts";
import { placedWords } from "./words.ts";

/** Limits for pasted text. */
const MAX_QUERY = 200;
const MAX_WORDS = 12;

/** A word of a query. */
export interface TypedWord {
  /** The word, folded. */
  text: string;
  /** Whether something follows it. The last word may be incomplete. */
  isComplete: boolean;
}

/** The words of a query, each once. */
export function typedWords(query: string): readonly TypedWord[] {
  const folded = fold(query.slice(0, MAX_QUERY));
  const words = new Map<string, TypedWord>();
  for (const { word, start } of placedWords(folded)) {
    const isComplete = start + word.length < folded.length;
    words.set(word, { text: word, isComplete });
  }
  return [...words.values()].slice(0, MAX_WORDS);
}
