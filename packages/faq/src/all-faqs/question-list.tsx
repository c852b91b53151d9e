"use client";

import type { Faq } from "@claimkit/claims-api";
import { AccordionGroup } from "@claimkit/ui-kit/accordion-group";
import { useShowMore } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { FeedbackSettings } from "../shared/faq-feedback.tsx";
import { NoQuestions } from "../shared/no-questions.tsx";
import { Question } from "./question.tsx";
import type { NamedQuestion } from "./use-named-question.ts";

interface QuestionListProps {
  /** In the order of their ranking. */
  faqs: readonly Faq[];
  /** The question that was led to, perhaps one of another list. */
  named: NamedQuestion | undefined;
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
  const place = faqs.findIndex(({ faqId }) => faqId === named?.faq.faqId);
  const { count, ref, button } = useShowMore<HTMLDivElement>(faqs.length, place + 1);

  if (faqs.length === 0) return <NoQuestions />;
  return (
    <>
      <AccordionGroup ref={ref} className="ck-all-faqs-questions">
        {faqs.slice(0, count).map((faq, index) => (
          <Question
            key={faq.faqId}
            faq={faq}
            visit={index === place && named ? named.visit : 0}
            headingLevel={headingLevel}
            feedback={feedback}
          />
        ))}
      </AccordionGroup>
      {button}
    </>
  );
}
