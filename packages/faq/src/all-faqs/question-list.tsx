"use client";

import type { Faq } from "@claimkit/claims-api";
import { AccordionGroup } from "@claimkit/ui-kit/accordion-group";
import { useShowMore } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { FeedbackSettings } from "../shared/faq-feedback.tsx";
import { NoQuestions } from "../shared/no-questions.tsx";
import { Question } from "./question.tsx";
import type { TargetQuestion } from "./use-target-question.ts";

interface QuestionListProps {
  /** Sorted by ranking. */
  faqs: readonly Faq[];
  /** The question to open, perhaps in another list. */
  target: TargetQuestion | undefined;
  headingLevel: number;
  feedback: FeedbackSettings;
}

/** The questions of a category as accordions. */
export function QuestionList({
  faqs,
  target,
  headingLevel,
  feedback,
}: QuestionListProps): JSX.Element {
  const place = faqs.findIndex(({ faqId }) => faqId === target?.faq.faqId);
  const { count, ref, button } = useShowMore<HTMLDivElement>(faqs.length, place + 1);

  if (faqs.length === 0) return <NoQuestions />;
  return (
    <>
      <AccordionGroup ref={ref} className="ck-all-faqs-questions">
        {faqs.slice(0, count).map((faq, index) => (
          <Question
            key={faq.faqId}
            faq={faq}
            visit={index === place && target ? target.visit : 0}
            headingLevel={headingLevel}
            feedback={feedback}
          />
        ))}
      </AccordionGroup>
      {button}
    </>
  );
}
