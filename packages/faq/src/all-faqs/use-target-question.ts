"use client";

import type { Faq } from "@claimkit/claims-api";
import { onFragment } from "@claimkit/ui-kit/internal/fragment";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { questionId, questionInUrl } from "./question-id.ts";

/** A question that a link or a search hit points to. */
export interface TargetQuestion {
  faq: Faq;
  /** How many times a question was opened this way. */
  visit: number;
}

/**
 * The question that the page's URL names, initially and whenever the URL changes, or that `goToQuestion`
 * was called with. Following the same link again goes to it again.
 *
 * @param container contains the questions
 * @param onTarget makes sure that the question is rendered
 */
export function useTargetQuestion(
  container: RefObject<HTMLElement | null>,
  faqs: readonly Faq[],
  onTarget: (faq: Faq) => void,
): [target: TargetQuestion | undefined, goToQuestion: (faq: Faq) => void] {
  const [target, setTarget] = useState<TargetQuestion | undefined>(() => {
    const faq = questionInUrl(faqs);
    return faq && { faq, visit: 1 };
  });
  const onChange = useRef(() => {});

  function goToQuestion(faq: Faq): void {
    flushSync(() => {
      setTarget((before) => ({ faq, visit: (before?.visit ?? 0) + 1 }));
      onTarget(faq);
    });
    scrollAndFocus(container.current, questionId(faq));
  }

  useEffect(() => {
    onChange.current = () => {
      const faq = questionInUrl(faqs);
      if (faq) goToQuestion(faq);
    };
  });

  useEffect(() => onFragment(() => onChange.current()), []);

  return [target, goToQuestion];
}

/** Scrolls to a question and focuses it. */
function scrollAndFocus(container: HTMLElement | null, id: string): void {
  const question = container?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  // Runs after the browser has followed the fragment itself, which moves the focus and, when going back,
  // restores the scroll position.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      question?.scrollIntoView({ block: "nearest" });
      question?.querySelector("button")?.focus({ preventScroll: true });
    }),
  );
}
