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
  /** Sorted by ranking. */
  faqs: readonly Faq[];
  category: FaqCategory;
  /** Announces the number of questions, because the user has just selected the category. */
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
  const names = useText(faqText);
  const locale = useLocale();
  const { count, ref, button } = useShowMore<HTMLOListElement>(faqs.length);
  const container = useRef<HTMLDivElement>(null);
  const message =
    faqs.length > 0
      ? formatPlural(text.shown, { count: faqs.length, category: names[category] }, locale)
      : names.emptyWithoutPhone;
  const announcement = useRef(isAnnounced ? message : undefined);

  useEffect(() => {
    if (announcement.current !== undefined && container.current)
      announce(announcement.current, container.current);
    announcement.current = undefined;
  }, []);

  return (
    <div ref={container} className="ck-interactive-faqs-questions">
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
