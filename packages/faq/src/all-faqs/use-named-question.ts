"use client";

import type { Faq } from "@claimkit/claims-api";
import { onFragment } from "@claimkit/ui-kit/fragment";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { namedQuestion, questionId } from "./question-id.ts";

/** A question that a link or a search hit led to. */
export interface NamedQuestion {
  faq: Faq;
  /** Counts how often a question was led to. */
  visit: number;
}

/**
 * The question that the page's address names, at the start and whenever the address changes, or that
 * `lead` was called with. A link to a question that is pressed again leads to it again.
 *
 * @param box where the questions are
 * @param onNamed brings a question into sight that may not be rendered yet
 */
export function useNamedQuestion(
  box: RefObject<HTMLElement | null>,
  faqs: readonly Faq[],
  onNamed: (faq: Faq) => void,
): [named: NamedQuestion | undefined, lead: (faq: Faq) => void] {
  const [named, setNamed] = useState<NamedQuestion | undefined>(() => {
    const faq = namedQuestion(faqs);
    return faq && { faq, visit: 1 };
  });
  const follow = useRef(() => {});

  function lead(faq: Faq): void {
    flushSync(() => {
      setNamed((before) => ({ faq, visit: (before?.visit ?? 0) + 1 }));
      onNamed(faq);
    });
    goTo(box.current, questionId(faq));
  }

  useEffect(() => {
    follow.current = () => {
      const faq = namedQuestion(faqs);
      if (faq) lead(faq);
    };
  });

  useEffect(() => onFragment(() => follow.current()), []);

  return [named, lead];
}

/** Scrolls to a question and focuses it. */
function goTo(box: HTMLElement | null, id: string): void {
  const question = box?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  // Runs after the browser has followed the fragment itself, which moves the focus and, on the way back,
  // restores the scroll position.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      question?.scrollIntoView({ block: "nearest" });
      question?.querySelector("button")?.focus({ preventScroll: true });
    }),
  );
}
