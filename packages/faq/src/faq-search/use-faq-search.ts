"use client";

import type { Faq } from "@claimkit/claims-api";
import { useSettings } from "@claimkit/widget-runtime";
import { useMemo } from "react";
import { FaqIndex } from "./faq-index.ts";
import { hasWords } from "./query-terms.ts";
import { type FoundFaqs, searchIndex } from "./search-index.ts";
import { useFaqIndex } from "./use-faq-index.ts";
import { useHostSearch } from "./use-host-search.ts";
import { useVocabulary } from "./use-vocabulary.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Number of questions found by a host's search in which matches are marked. */
const MAX_MARKED = 100;

const NO_VOCABULARY = new Vocabulary(undefined, "");

/** The result of a search. */
export interface FaqSearchResult {
  /** Whether the query has any words. */
  hasQuery: boolean;
  /** Whether `found` is for an earlier query, or missing, because the search takes time. */
  isPending: boolean;
  found: FoundFaqs | undefined;
}

/**
 * Searches questions with the host's search or, without one or if it fails, in the browser.
 *
 * @param isExpected whether someone is about to type, so that the search can't wait for idle time
 */
export function useFaqSearch(
  faqs: readonly Faq[],
  typed: string,
  isExpected: boolean,
): FaqSearchResult {
  const hasQuery = hasWords(typed);
  const query = hasQuery ? typed : "";
  const vocabulary = useVocabulary();
  const hasHostSearch = useSettings().searchFaqs !== undefined;
  const answer = useHostSearch(faqs, query);
  const isFailed = answer !== undefined && !answer.found;
  const usesOwn = !hasHostSearch || isFailed;
  const index = useFaqIndex(
    faqs,
    vocabulary,
    usesOwn ? (hasQuery || isExpected ? "now" : "idle") : "never",
  );

  // At most once per key, because it looks at thousands of words.
  const ownResult = useMemo(
    () => (index && query ? searchIndex(index, query) : undefined),
    [index, query],
  );
  const hostResult = useMemo(
    () => answer?.found && withMatches(answer.found, query, vocabulary ?? NO_VOCABULARY),
    [answer, query, vocabulary],
  );
  if (usesOwn) return { hasQuery, isPending: hasQuery && !ownResult, found: ownResult };
  return { hasQuery, isPending: hasQuery && answer?.query !== query, found: hostResult };
}

/** The matches of a query in the first questions that a host's search has found. */
function withMatches(faqs: readonly Faq[], query: string, vocabulary: Vocabulary): FoundFaqs {
  const index = new FaqIndex(faqs, vocabulary);
  index.advance(MAX_MARKED);
  return { faqs, matches: searchIndex(index, query).matches };
}
