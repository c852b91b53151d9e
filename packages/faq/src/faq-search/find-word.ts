import type { FaqIndex, IndexedWord, Places } from "./faq-index.ts";
import { matchForm, matchSynonym, matchWithTypo, matchWord, type WordMatch } from "./match-word.ts";
import type { QueryTerm } from "./query-terms.ts";

/** Added to a match in a question, so that it counts for more than any match in an answer. */
const IN_QUESTION = 0.7;

/** Added for each further group of synonyms that a word shares with a question. */
const FURTHER_GROUP = 0.15;

/** Shorter complete words don't match the beginnings of longer ones: 'me' is not 'meses'. */
const SHORTEST_BEGINNING = 3;

/** Number of cached words. During typing, all but the last one stay the same. */
const MAX_CACHED = 30;

/** What a term of a query matches. */
export interface FoundWord {
  /** The words that it matches. */
  words: readonly (readonly [string, WordMatch])[];
  /** How well each question matches, by position: 0 if it does not match. */
  worths: Float32Array;
  /** Greater for a word that few questions have. */
  rarity: number;
}

const cache = new WeakMap<FaqIndex, Map<string, FoundWord>>();

/** Finds what a term of a query matches. Cached for the next key. */
export function findWord(index: FaqIndex, term: QueryTerm): FoundWord {
  const known = cache.get(index) ?? new Map<string, FoundWord>();
  cache.set(index, known);
  const key = [term.text, term.isComplete, term.isPhrase, term.isStopWord].join(" ");
  const found = known.get(key) ?? evaluate(index, term);
  if (known.size >= MAX_CACHED) known.clear();
  known.set(key, found);
  return found;
}

type Matching = readonly [word: string, match: WordMatch, places: Places];

function evaluate(index: FaqIndex, term: QueryTerm): FoundWord {
  const worths = new Float32Array(index.faqs.length);
  const raise = (place: number, worth: number): void => {
    worths[place] = Math.max(worths[place] ?? 0, worth);
  };
  const matching = matchingWords(index, term);
  for (const [, { worth }, { inQuestions, inAnswers }] of matching) {
    for (const place of inQuestions) {
      raise(place, (IN_QUESTION + worth) * (index.brevities[place] ?? 1));
    }
    for (const place of inAnswers) raise(place, worth);
  }
  if (!term.isStopWord) {
    const groups = term.groups.map((number) => index.groups.get(number)?.inQuestions ?? []);
    for (const place of new Set(groups.flat())) {
      const further = groups.filter((places) => places.includes(place)).length - 1;
      worths[place] = (worths[place] ?? 0) + FURTHER_GROUP * further;
    }
  }
  let count = 0;
  for (const worth of worths) if (worth > 0) count += 1;
  return {
    words: matching.map(([word, match]) => [word, match]),
    worths,
    rarity: Math.log((index.faqs.length + 1) / Math.max(count, 1)),
  };
}

/** Matches with a typo are included only if no word begins as typed. */
function matchingWords(index: FaqIndex, term: QueryTerm): readonly Matching[] {
  const { text, isComplete, isPhrase, isStopWord, groups } = term;
  const stem = index.vocabulary.stem(text);
  const forms = [
    ...pick(index, ({ word, stem: other }) => (other === stem ? matchForm(text, word) : undefined)),
    ...synonyms(index, text, groups),
  ];
  if (isPhrase) return forms;
  const matching = pick(index, ({ word }) => matchWord(text, word));
  if (isStopWord) return matching.filter(([word]) => word === text);
  if (text.length < SHORTEST_BEGINNING && isComplete) {
    return [...matching.filter(([word]) => word === text), ...forms];
  }
  if (matching.some(([, { start }]) => start === 0)) {
    return [...matching, ...forms];
  }
  return [
    ...matching,
    ...forms,
    ...pick(
      index,
      ({ word, stem: other }) => matchWithTypo(text, word) ?? matchWithTypo(stem, other, word),
    ),
    ...synonyms(index, text, groups.length > 0 ? [] : index.vocabulary.groupsWithTypo(text)),
  ];
}

function pick(
  { words }: FaqIndex,
  matchOf: (indexed: IndexedWord) => WordMatch | undefined,
): Matching[] {
  const matching: Matching[] = [];
  for (const indexed of words) {
    const match = matchOf(indexed);
    if (match) matching.push([indexed.word, match, indexed]);
  }
  return matching;
}

function synonyms(index: FaqIndex, text: string, groups: readonly number[]): Matching[] {
  return groups.flatMap((number) => {
    const group = index.groups.get(number);
    return group
      ? [...group.words].map((word): Matching => [word, matchSynonym(text, word), group])
      : [];
  });
}
