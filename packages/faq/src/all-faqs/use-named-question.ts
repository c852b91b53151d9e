"use client";

import type { Faq } from "@claimkit/claims-api";
import { onFragment } from "@claimkit/ui-kit/fragment";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { namedQuestion, questionId } from "./question-id.ts";

/**
 * The question that the page's address names, at the start and whenever the address changes. A link to it
 * that is pressed again leads to it again.
 *
 * @param box where the questions are
 * @param onNamed brings a question into sight that may not be rendered yet
 */
export function useNamedQuestion(
  box: RefObject<HTMLElement | null>,
  faqs: readonly Faq[],
  onNamed: (faq: Faq) => void,
): Faq | undefined {
  const [named, setNamed] = useState(() => namedQuestion(faqs));
  const follow = useRef(() => {});

  useEffect(() => {
    follow.current = () => {
      const faq = namedQuestion(faqs);
      if (!faq) return;
      flushSync(() => {
        setNamed(faq);
        onNamed(faq);
      });
      goTo(box.current, questionId(faq));
    };
  });

  useEffect(() => onFragment(() => follow.current()), []);

  return named;
}

/** Scrolls to a question and focuses it. Its accordion has heard of the address too, and opens. */
function goTo(box: HTMLElement | null, id: string): void {
  const question = box?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  // After the browser's own way of following a fragment, which takes the focus off and restores how far
  // the page was scrolled on the way back.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      question?.scrollIntoView({ block: "nearest" });
      question?.querySelector("button")?.focus({ preventScroll: true });
    }),
  );
}
