"use client";

import type { Faq } from "@claimkit/claims-api";
import { type SearchFaqs, useLocale, useSettings } from "@claimkit/widget-runtime";
import { useEffect, useState } from "react";

/** Pause in typing before the host's search is called, in ms. */
const PAUSE = 250;

/** The latest answer of the host's search, perhaps for an earlier query. */
export interface HostAnswer {
  query: string;
  /** The questions that it found; `undefined` if it failed. */
  found: readonly Faq[] | undefined;
}

/** Calls the search of the settings, if there is one. Aborts calls whose result is no longer needed. */
export function useHostSearch(faqs: readonly Faq[], query: string): HostAnswer | undefined {
  const { searchFaqs } = useSettings();
  const locale = useLocale();
  const [answer, setAnswer] = useState<HostAnswer>();

  useEffect(() => {
    if (!searchFaqs || !query) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const found = await callSearch(searchFaqs, query, { faqs, locale, signal });
      if (!signal.aborted) setAnswer({ query, found });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searchFaqs, query, faqs, locale]);

  return answer;
}

async function callSearch(
  ...[search, query, context]: [SearchFaqs, ...Parameters<SearchFaqs>]
): Promise<readonly Faq[] | undefined> {
  try {
    const ids = new Set(await search(query, context));
    return [...ids].flatMap((id) => context.faqs.find(({ faqId }) => faqId === id) ?? []);
  } catch {
    return undefined;
  }
}
