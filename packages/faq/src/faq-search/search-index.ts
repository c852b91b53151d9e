import type { Faq } from "@claimkit/claims-api";
import type { FaqIndex } from "./faq-index.ts";
import { findWord } from "./find-word.ts";
import type { WordMatch } from "./match-word.ts";
import { queryTerms } from "./query-terms.ts";

/** Share of the best hit's words that a hit must have, weighted by rarity. */
const ENOUGH = 0.5;

/** Scores that differ by less are equal. */
const PRECISION = 1e6;

/** The words of the questions and answers that a query matches. */
export type WordMatches = ReadonlyMap<string, readonly WordMatch[]>;

/** The questions that a query matches, best first. */
export interface FoundFaqs {
  faqs: readonly Faq[];
  matches: WordMatches;
}

// Why: docs/decisions/faq-search.md#the-search-is-our-own-code
/**
 * Finds the questions that match a query. A word in a question counts for more than in an answer, a whole
 * word for more than a part, a rare word for more than a common one. Questions that match equally well
 * keep their order.
 */
export function searchIndex(index: FaqIndex, query: string): FoundFaqs {
  const matches = new Map<string, WordMatch[]>();
  // By position: with thousands of questions, maps take ten times as long.
  const scores = new Float64Array(index.faqs.length);
  const shares = new Float64Array(index.faqs.length);
  for (const term of queryTerms(query, index.vocabulary)) {
    const { words, worths, rarity } = findWord(index, term);
    if (!term.isStopWord) {
      for (const [word, match] of words) matches.set(word, [...(matches.get(word) ?? []), match]);
    }
    for (let place = 0; place < worths.length; place += 1) {
      const worth = worths[place] ?? 0;
      if (worth === 0) continue;
      scores[place] = (scores[place] ?? 0) + worth * rarity * term.weight;
      if (!term.isStopWord) shares[place] = (shares[place] ?? 0) + rarity * term.weight;
    }
  }
  const faqs = inOrder(scores, shares).map((place) => index.faqs[place] as Faq);
  return { faqs, matches };
}

/** The places of the hits, best first. */
function inOrder(scores: Float64Array, shares: Float64Array): readonly number[] {
  let most = 0;
  for (const share of shares) most = Math.max(most, share);
  const enough = ENOUGH * most;
  const { length } = scores;
  // Each key combines a score and a position. Sorting such numbers is ten times as fast as a comparison function.
  const keys = new Float64Array(length);
  let count = 0;
  for (let place = 0; place < length; place += 1) {
    const score = scores[place] ?? 0;
    const share = shares[place] ?? 0;
    if (score === 0 || share === 0 || share < enough) continue;
    keys[count] = Math.ceil(score * PRECISION) * length + (length - 1 - place);
    count += 1;
  }
  const hits = keys.subarray(0, count).toSorted().toReversed();
  return Array.from(hits, (key) => length - 1 - (key % length));
}
