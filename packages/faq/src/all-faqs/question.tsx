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
  headingLevel: number;
  feedback: FeedbackSettings;
}

/** A question that shows and hides its answer. */
export function Question({ faq, headingLevel, feedback }: QuestionProps): JSX.Element {
  const lang = useServerLang();
  // Nobody is asked about an answer that they have not seen.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Accordion
      id={questionId(faq)}
      className="ck-all-faqs-question"
      heading={<span lang={lang}>{faq.question}</span>}
      headingLevel={clampHeadingLevel(headingLevel)}
      onOpen={() => setWasOpened(true)}
    >
      <div className="ck-all-faqs-answer">
        <AnswerText answer={faq.answer} />
      </div>
      {wasOpened && <FaqFeedback {...feedback} faq={faq} />}
    </Accordion>
  );
}
