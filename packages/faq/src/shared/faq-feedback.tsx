"use client";

import type { Faq } from "@claimkit/claims-api";
import { FeedbackQuestion } from "@claimkit/widget-runtime";
import type { JSX } from "react";

/** Fields of a feedback record besides the question. */
export interface FeedbackSettings {
  /** Whether to show the question. */
  showFeedback?: boolean | undefined;
  claimNumber?: string | undefined;
  contactId?: string | undefined;
  claimType?: string | undefined;
}

/** Props of {@link FaqFeedback}. */
export interface FaqFeedbackProps extends FeedbackSettings {
  faq: Faq;
}

/** "Was this helpful?" below an answer. Renders nothing without a claim, which the record needs. */
export function FaqFeedback({
  faq,
  showFeedback,
  claimNumber,
  ...record
}: FaqFeedbackProps): JSX.Element | null {
  if (!showFeedback || !claimNumber) return null;
  return (
    <div className="ck-faq-feedback">
      <FeedbackQuestion
        {...record}
        claimNumber={claimNumber}
        section={faq.category}
        faqId={faq.faqId}
      />
    </div>
  );
}
