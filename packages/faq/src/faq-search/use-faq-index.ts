"use client";

import type { Faq } from "@claimkit/claims-api";
import { useEffect, useRef, useState } from "react";
import { FaqIndex } from "./faq-index.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { soon, whenIdle } from "./when-idle.ts";

const QUESTIONS_AT_ONCE = 10;

/** When to build the index: ahead in idle time, as soon as possible because it is needed, or not at all. */
export type IndexTime = "idle" | "now" | "never";

/**
 * The index of the questions, built in slices, once it is needed. While questions that were loaded again are
 * indexed, it is the index of the previous ones.
 */
export function useFaqIndex(
  faqs: readonly Faq[],
  vocabulary: Vocabulary | undefined,
  time: IndexTime,
): FaqIndex | undefined {
  const [index, setIndex] = useState<FaqIndex>();
  const next = useRef<FaqIndex>(undefined);
  const isDone = index?.faqs === faqs && index.vocabulary === vocabulary;

  useEffect(() => {
    if (!vocabulary || time === "never" || isDone) return undefined;
    const schedule = time === "idle" ? whenIdle : soon;
    // Continues what was built in idle time.
    const { current } = next;
    const isSame = current?.faqs === faqs && current.vocabulary === vocabulary;
    const building = isSame ? current : new FaqIndex(faqs, vocabulary);
    next.current = building;
    let cancel = schedule(build);

    function build(milliseconds: number): void {
      const end = performance.now() + milliseconds;
      while (!building.isComplete && performance.now() < end) building.advance(QUESTIONS_AT_ONCE);
      if (!building.isComplete) cancel = schedule(build);
      else if (time === "now") setIndex(building);
    }
    return () => cancel();
  }, [faqs, vocabulary, time, isDone]);

  return index;
}
