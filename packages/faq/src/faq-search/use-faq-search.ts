"use client";

import type { Faq } from "@claimkit/claims-api";
import { useSettings } from "@claimkit/widget-runtime";
import { useMemo } from "react";
import { FaqIndex } from "./faq-index.ts";
import { type FoundFaqs, searchIndex } from "./search-index.ts";
import { typedWords } from "./typed-words.ts";
import { useFaqIndex } from "./use-faq-index.ts";
import { useHostSearch } from "./use-host-search.ts";

/** In how many questions of a host's search matches are marked. */
const MAX_MARKED = 100;

/** The result of a search. */
export interface FaqSearchResult {
  /** Whether there is anything to search for. */
  isAsked: boolean;
  /** Whether `found` is for an earlier query, or missing, because the search takes time. */
  isPending: boolean;
  found: FoundFaqs | undefined;
}

/**
 * Searches questions with the host's search or, without one or if it fails, in the browser.
 *
 * @param isExpected prepares the search before anything is typed
 */
export function useFaqSearch(
  faqs: readonly Faq[],
  typed: string,
  isExpected: boolean,
): FaqSearchResult {
  const isAsked = typedWords(typed).length > 0;
  const query = isAsked ? typed : "";
  const hasHostSearch = useSettings().search !== undefined;
  const answer = useHostSearch(faqs, query);
  const isFailed = answer !== undefined && !answer.found;
  const isOwn = !hasHostSearch || isFailed;
  const index = useFaqIndex(faqs, (isAsked || isExpected) && isOwn);

  // At most once per key: hundreds of words are looked for in thousands.
  const own = useMemo(
    () => (index && query ? searchIndex(index, query) : undefined),
    [index, query],
  );
  const hosts = useMemo(() => answer?.found && withMatches(answer.found, query), [answer, query]);
  if (isOwn) return { isAsked, isPending: isAsked && !own, found: own };
  return { isAsked, isPending: isAsked && answer?.query !== query, found: hosts };
}

/** What a query matches in the first questions that a host's search has found. */
function withMatches(faqs: readonly Faq[], query: string): FoundFaqs {
  const index = new FaqIndex(faqs);
  index.advance(MAX_MARKED);
  return { faqs, matches: searchIndex(index, query).matches };
}
