"use client";

import type { Faq, FaqCategory } from "@claimkit/claims-api";
import { announce } from "@claimkit/ui-kit/announcer";
import { formatPlural } from "@claimkit/ui-kit/messages";
import { useLocale, useShowMore, useText } from "@claimkit/widget-runtime";
import { type JSX, useEffect, useRef } from "react";
import { FaqCard } from "../faq-card/faq-card.tsx";
import { FaqFeedback, type FeedbackSettings } from "../shared/faq-feedback.tsx";
import { NoQuestions } from "../shared/no-questions.tsx";
import { faqText } from "../shared/text.ts";
import { interactiveFaqsText } from "./text.ts";

interface FaqCardsProps {
  /** In the order of their ranking. */
  faqs: readonly Faq[];
  category: FaqCategory;
  /** Announces how many there are, because the user has just chosen the category. */
  isAnnounced: boolean;
  headingLevel: number;
  feedback: FeedbackSettings;
}

/** Questions as cards. Two columns are filled row by row, so that the reading order is the ranking. */
export function FaqCards({
  faqs,
  category,
  isAnnounced,
  headingLevel,
  feedback,
}: FaqCardsProps): JSX.Element {
  const text = useText(interactiveFaqsText);
  const words = useText(faqText);
  const locale = useLocale();
  const { count, ref, button } = useShowMore<HTMLOListElement>(faqs.length);
  const box = useRef<HTMLDivElement>(null);
  const message =
    faqs.length > 0
      ? formatPlural(text.shown, { count: faqs.length, category: words[category] }, locale)
      : words.emptyWithoutPhone;
  const first = useRef(isAnnounced ? message : undefined);

  useEffect(() => {
    if (first.current !== undefined && box.current) announce(first.current, box.current);
    first.current = undefined;
  }, []);

  return (
    <div ref={box} className="ck-interactive-faqs-questions">
      {faqs.length === 0 ? (
        <NoQuestions />
      ) : (
        <ol ref={ref} className="ck-interactive-faqs-cards">
          {faqs.slice(0, count).map((faq) => (
            <FaqCard key={faq.faqId} faq={faq} headingLevel={headingLevel}>
              <FaqFeedback {...feedback} faq={faq} />
            </FaqCard>
          ))}
        </ol>
      )}
      {button}
    </div>
  );
}
