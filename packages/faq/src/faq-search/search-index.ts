import type { Faq } from "@claimkit/claims-api";
import type { FaqIndex, IndexedWord } from "./faq-index.ts";
import { matchWithSlip, matchWord, type WordMatch } from "./match-word.ts";
import { type TypedWord, typedWords } from "./typed-words.ts";

/** What a match in a question has over one in an answer: as much as a whole word has over nothing. */
const IN_QUESTION = 1;

/** The share of the best hit's words that a hit must have, by their rarity. */
const ENOUGH = 0.5;

/** The words of the questions and answers that a query matches. */
export type WordMatches = ReadonlyMap<string, readonly WordMatch[]>;

/** The questions that a query matches, best first. */
export interface FoundFaqs {
  faqs: readonly Faq[];
  matches: WordMatches;
}

interface Hit {
  score: number;
  share: number;
}

/**
 * Finds the questions that match a query. A word in a question counts for more than in an answer, a whole
 * word for more than a part, a rare word for more than a common one. Questions that match equally well
 * keep their order.
 */
export function searchIndex(index: FaqIndex, query: string): FoundFaqs {
  const matches = new Map<string, WordMatch[]>();
  const hits = new Map<number, Hit>();
  for (const typed of typedWords(query)) {
    const found = findWords(index.words, typed);
    for (const { word, ...match } of found)
      matches.set(word, [...(matches.get(word) ?? []), match]);
    addHits(hits, worthOfPlaces(found), index.faqs.length);
  }
  return { faqs: inOrder(hits).flatMap((place) => index.faqs[place] ?? []), matches };
}

interface FoundWord extends IndexedWord, WordMatch {}

function findWords(words: readonly IndexedWord[], { text, isComplete }: TypedWord): FoundWord[] {
  const found = pick(words, (word) => matchWord(text, word));
  // A short word that is complete begins no longer one: 'me' does not mean 'meses'.
  if (text.length < 3 && isComplete) return found.filter(({ word }) => word === text);
  const isKnown = found.some(({ start }) => start === 0);
  return isKnown ? found : [...found, ...pick(words, (word) => matchWithSlip(text, word))];
}

function pick(
  words: readonly IndexedWord[],
  matchOf: (word: string) => WordMatch | undefined,
): FoundWord[] {
  return words.flatMap((indexed) => {
    const match = matchOf(indexed.word);
    return match ? { ...indexed, ...match } : [];
  });
}

/** The best match of one typed word in each question. */
function worthOfPlaces(found: readonly FoundWord[]): ReadonlyMap<number, number> {
  const worths = new Map<number, number>();
  const raise = (place: number, worth: number): void => {
    if (worth > (worths.get(place) ?? 0)) worths.set(place, worth);
  };
  for (const { inQuestions, inAnswers, worth } of found) {
    for (const place of inQuestions) raise(place, IN_QUESTION + worth);
    for (const place of inAnswers) raise(place, worth);
  }
  return worths;
}

function addHits(
  hits: Map<number, Hit>,
  worths: ReadonlyMap<number, number>,
  questionCount: number,
): void {
  const rarity = Math.log((questionCount + 1) / worths.size);
  for (const [place, worth] of worths) {
    const { score, share } = hits.get(place) ?? { score: 0, share: 0 };
    hits.set(place, { score: score + rarity * worth, share: share + rarity });
  }
}

function inOrder(hits: ReadonlyMap<number, Hit>): readonly number[] {
  const mostShared = Math.max(...Array.from(hits.values(), ({ share }) => share));
  return [...hits]
    .filter(([, { share }]) => share >= ENOUGH * mostShared)
    .toSorted(([place, hit], [other, otherHit]) => otherHit.score - hit.score || place - other)
    .map(([place]) => place);
}
