"use client";

import type { Faq } from "@claimkit/claims-api";
import { Button } from "@claimkit/ui-kit/button";
import { Heading, useServerLang, useText } from "@claimkit/widget-runtime";
import { type JSX, useId, useState } from "react";
import { AnswerText } from "../answer-text/answer-text.tsx";
import { previewAnswer } from "../answer-text/preview.ts";
import { faqCardText } from "./text.ts";

interface FaqCardProps {
  faq: Faq;
  headingLevel: number;
  /** Feedback question below the answer. */
  children: JSX.Element | false | undefined;
}

/** A question with a preview of its answer that expands. */
export function FaqCard({ faq, headingLevel, children }: FaqCardProps): JSX.Element {
  const text = useText(faqCardText);
  const lang = useServerLang();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const preview = previewAnswer(faq.answer);

  return (
    <li className="ck-faq-card" data-open={isOpen || undefined}>
      <Heading level={headingLevel} id={`${id}question`} className="ck-faq-card-question">
        <span lang={lang}>{faq.question}</span>
      </Heading>
      <div
        id={`${id}answer`}
        className="ck-faq-card-answer"
        data-cut={(preview.isCut && !isOpen) || undefined}
      >
        {preview.isCut && !isOpen ? (
          <p lang={lang}>{preview.text}</p>
        ) : (
          <AnswerText answer={faq.answer} />
        )}
      </div>
      {preview.isCut && (
        <Button
          variant="quiet"
          id={`${id}toggle`}
          className="ck-faq-card-toggle"
          aria-expanded={isOpen}
          aria-controls={`${id}answer`}
          // Includes the question, so that buttons differ when they are read without their cards.
          aria-labelledby={`${id}toggle ${id}question`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.seeLess : text.seeMore}
        </Button>
      )}
      {children}
    </li>
  );
}
