"use client";

import type { Faq } from "@claimkit/claims-api";
import { AccordionGroup } from "@claimkit/ui-kit/accordion-group";
import { useShowMore } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { FeedbackSettings } from "../shared/faq-feedback.tsx";
import { NoQuestions } from "../shared/no-questions.tsx";
import { Question } from "./question.tsx";

interface QuestionListProps {
  /** In the order of their ranking. */
  faqs: readonly Faq[];
  /** The question that the page's address names, perhaps one of another list. */
  named: Faq | undefined;
  headingLevel: number;
  feedback: FeedbackSettings;
}

/** The questions of a category, each with its answer below it when it is opened. */
export function QuestionList({
  faqs,
  named,
  headingLevel,
  feedback,
}: QuestionListProps): JSX.Element {
  const place = faqs.findIndex(({ faqId }) => faqId === named?.faqId);
  const { count, ref, button } = useShowMore<HTMLDivElement>(faqs.length, place + 1);

  if (faqs.length === 0) return <NoQuestions />;
  return (
    <>
      <AccordionGroup ref={ref} className="ck-all-faqs-questions">
        {faqs.slice(0, count).map((faq) => (
          <Question key={faq.faqId} faq={faq} headingLevel={headingLevel} feedback={feedback} />
        ))}
      </AccordionGroup>
      {button}
    </>
  );
}
