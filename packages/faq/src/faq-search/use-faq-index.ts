"use client";

import type { Faq } from "@claimkit/claims-api";
import { useEffect, useState } from "react";
import { FaqIndex } from "./faq-index.ts";

/** How long the page may be kept from responding to the next key, in ms. */
const SLICE = 4;
const QUESTIONS_AT_ONCE = 10;

/**
 * The index of the questions, built in slices once it is needed. While questions that were loaded again
 * are indexed, it is the index of those before.
 */
export function useFaqIndex(faqs: readonly Faq[], isNeeded: boolean): FaqIndex | undefined {
  const [index, setIndex] = useState<FaqIndex>();
  const isDone = index?.faqs === faqs;

  useEffect(() => {
    if (!isNeeded || isDone) return undefined;
    const next = new FaqIndex(faqs);
    let timer: ReturnType<typeof setTimeout> | undefined;

    function build(): void {
      const end = performance.now() + SLICE;
      while (!next.isComplete && performance.now() < end) next.advance(QUESTIONS_AT_ONCE);
      if (next.isComplete) setIndex(next);
      else timer = setTimeout(build);
    }
    build();
    return () => clearTimeout(timer);
  }, [faqs, isNeeded, isDone]);

  return index;
}
