import { fold } from "./fold.ts";
import { MAX_PHRASE, type Vocabulary } from "./vocabulary.ts";
import { placedWords } from "./words.ts";

/** Limits for pasted text. */
const MAX_QUERY = 200;
const MAX_WORDS = 12;

/** A stop word only decides between questions that have the same other words. */
const STOP_WORD = 0.06;

/** A word that occurs in most questions says little about which one is meant. */
const CONTEXT_WORD = 0.4;

/** A phrase says more than a word. */
const PHRASE = 1.3;

/** A word of a phrase, or a synonym of another word, counts for less. */
const REPEATED = 0.4;

/** A word of a query, or a phrase in it that has synonyms. */
export interface QueryTerm {
  /** The word, folded; the words of a phrase without spaces. */
  text: string;
  /** Whether something follows it. The last word may be incomplete. */
  isComplete: boolean;
  isStopWord: boolean;
  isPhrase: boolean;
  /** How much it counts. */
  weight: number;
  /** The groups of synonyms that contain it. */
  groups: readonly number[];
}

/** Whether a query has any words. */
export function hasWords(query: string): boolean {
  return placedWords(fold(query.slice(0, MAX_QUERY))).length > 0;
}

/** The words of a query, each once, and the phrases in it. If all are stop words, none is. */
export function queryTerms(query: string, vocabulary: Vocabulary): readonly QueryTerm[] {
  const folded = fold(query.slice(0, MAX_QUERY));
  const placed = placedWords(folded);
  const words = placed.map(({ word }) => word);
  const isAnyTelling = words.some((word) => !vocabulary.isStopWord(word));
  const isStopWord = (word: string): boolean => isAnyTelling && vocabulary.isStopWord(word);

  const weightOf = (word: string, isStop: boolean, isRepeated: boolean): number => {
    if (isStop) return STOP_WORD;
    return (isRepeated ? REPEATED : 1) * (vocabulary.isContextWord(word) ? CONTEXT_WORD : 1);
  };

  const phrases: QueryTerm[] = [];
  const inPhrase = new Set<string>();
  const seen = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    for (let count = MAX_PHRASE; count > 1; count -= 1) {
      const parts = words.slice(at, at + count);
      const groups = parts.length === count ? vocabulary.groupsOf(parts) : [];
      if (groups.length === 0) continue;
      const isRepeated = groups.every((group) => seen.has(group));
      for (const group of groups) seen.add(group);
      for (const part of parts) inPhrase.add(part);
      phrases.push({
        text: parts.join(""),
        isComplete: true,
        isStopWord: false,
        isPhrase: true,
        weight: isRepeated ? REPEATED : PHRASE,
        groups,
      });
      break;
    }
  }
  const terms = new Map<string, QueryTerm>();
  for (const { word, start } of placed) {
    const isStop = isStopWord(word);
    const groups = vocabulary.groupsOf([word]);
    const isRepeated = groups.some((group) => seen.has(group));
    if (!isStop) for (const group of groups) seen.add(group);
    terms.set(word, {
      text: word,
      isComplete: start + word.length < folded.length,
      isStopWord: isStop,
      isPhrase: false,
      weight: weightOf(word, isStop, inPhrase.has(word) || isRepeated),
      groups,
    });
  }
  const telling = [...terms.values()].toSorted(
    (one, other) => Number(one.isStopWord) - Number(other.isStopWord),
  );
  return [...phrases, ...telling.slice(0, MAX_WORDS)];
}
