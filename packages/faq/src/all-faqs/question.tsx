"use client";

import type { Faq } from "@claimkit/claims-api";
import { Accordion } from "@claimkit/ui-kit/accordion";
import { clampHeadingLevel, useServerLang } from "@claimkit/widget-runtime";
import { type JSX, useState } from "react";
import { AnswerText } from "../answer-text/answer-text.tsx";
import { FaqFeedback, type FeedbackSettings } from "../shared/faq-feedback.tsx";
import { questionId } from "./question-id.ts";

interface QuestionProps {
  faq: Faq;
  /** Opens the question whenever it changes to another positive number. */
  visit: number;
  headingLevel: number;
  feedback: FeedbackSettings;
}

/** A question that shows and hides its answer. */
export function Question({ faq, visit, headingLevel, feedback }: QuestionProps): JSX.Element {
  const lang = useServerLang();
  const [isOpen, setIsOpen] = useState(false);
  const [lastVisit, setLastVisit] = useState(0);
  // Feedback is only asked for once the answer was opened.
  const [wasOpened, setWasOpened] = useState(false);
  if (visit !== lastVisit) {
    setLastVisit(visit);
    if (visit > 0) setIsOpen(true);
  }
  if (isOpen && !wasOpened) setWasOpened(true);

  return (
    <Accordion
      id={questionId(faq)}
      className="ck-all-faqs-question"
      heading={<bdi lang={lang}>{faq.question}</bdi>}
      headingLevel={clampHeadingLevel(headingLevel)}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
    >
      <div className="ck-all-faqs-answer">
        <AnswerText answer={faq.answer} />
      </div>
      {wasOpened && <FaqFeedback {...feedback} faq={faq} />}
    </Accordion>
  );
}
