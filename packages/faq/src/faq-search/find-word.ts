import type { FaqIndex, IndexedWord } from "./faq-index.ts";
import { matchWithTypo, matchWord, type WordMatch } from "./match-word.ts";
import type { TypedWord } from "./typed-words.ts";

/** Added to a match in a question, so that it counts for more than any match in an answer. */
const IN_QUESTION = 1;

/** Shorter complete words don't match the beginnings of longer ones: 'me' is not 'meses'. */
const SHORTEST_BEGINNING = 3;

/** Number of cached words. During typing, all but the last one stay the same. */
const MAX_CACHED = 30;

/** What a typed word matches. */
export interface FoundWord {
  /** The words that it matches. */
  words: readonly (readonly [string, WordMatch])[];
  /** How well each question matches, by position: 0 if it does not match. */
  worths: Float32Array;
  /** Greater for a word that few questions have. */
  rarity: number;
}

const cache = new WeakMap<FaqIndex, Map<string, FoundWord>>();

/** Finds what a typed word matches. Cached for the next key. */
export function findWord(index: FaqIndex, typed: TypedWord): FoundWord {
  const known = cache.get(index) ?? new Map<string, FoundWord>();
  cache.set(index, known);
  const key = `${typed.text} ${typed.isComplete}`;
  const found = known.get(key) ?? evaluate(index, typed);
  if (known.size >= MAX_CACHED) known.clear();
  known.set(key, found);
  return found;
}

function evaluate(index: FaqIndex, typed: TypedWord): FoundWord {
  const worths = new Float32Array(index.faqs.length);
  const raise = (places: readonly number[], worth: number): void => {
    for (const place of places) worths[place] = Math.max(worths[place] ?? 0, worth);
  };
  const matching = matchingWords(index.words, typed);
  for (const [{ inQuestions, inAnswers }, { worth }] of matching) {
    raise(inQuestions, IN_QUESTION + worth);
    raise(inAnswers, worth);
  }
  let count = 0;
  for (const worth of worths) if (worth > 0) count += 1;
  return {
    words: matching.map(([{ word }, match]) => [word, match]),
    worths,
    rarity: Math.log((index.faqs.length + 1) / Math.max(count, 1)),
  };
}

type Matching = readonly [IndexedWord, WordMatch];

/** Matches with a typo are included only if no word begins as typed. */
function matchingWords(
  words: readonly IndexedWord[],
  { text, isComplete }: TypedWord,
): readonly Matching[] {
  const matching = pick(words, (word) => matchWord(text, word));
  if (text.length < SHORTEST_BEGINNING && isComplete) {
    return matching.filter(([{ word }]) => word === text);
  }
  if (matching.some(([, { start }]) => start === 0)) return matching;
  return [...matching, ...pick(words, (word) => matchWithTypo(text, word))];
}

function pick(
  words: readonly IndexedWord[],
  matchOf: (word: string) => WordMatch | undefined,
): readonly Matching[] {
  const matching: Matching[] = [];
  for (const indexed of words) {
    const match = matchOf(indexed.word);
    if (match) matching.push([indexed, match]);
  }
  return matching;
}
