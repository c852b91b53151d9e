"use client";

import { CATEGORIES } from "@claimkit/claims-api";
import { storedFeedback } from "@claimkit/claims-api/feedback";
import type { JSX } from "react";
import { useGiven } from "../call/use-given.ts";
import type { FeedbackRecord } from "../events/feedback-record.ts";
import { Widget } from "../frame/widget.tsx";
import type { ClaimProps } from "../frame/widget-events.ts";
import { useText } from "../text/use-text.ts";
import { FeedbackQuestion } from "./feedback-question.tsx";
import { feedbackText } from "./text.ts";

/** Props of {@link FeedbackPrompt}. */
export interface FeedbackPromptProps extends ClaimProps {
  /** The part of the claim that the question is about, whatever its case. Another word fails. */
  section: FeedbackRecord["feedbackSection"];
  /**
   * The element that the question is about.
   * @default "claim-feedback"
   */
  component?: string | undefined;
  /** The frequently asked question, where it is about one. */
  faqId?: string | undefined;
  claimType?: string | undefined;
}

const NAME = "claim-feedback";

const SECTIONS: readonly FeedbackRecord["feedbackSection"][] = [...CATEGORIES, "FAQ"];

/**
 * "Was this helpful?", as a widget of its own: for what a page itself says about a claim.
 * Makes no call; what is answered, `ck:feedback` says.
 */
export function FeedbackPrompt({
  claimNumber,
  isThirdParty,
  contactId,
  section: written,
  component = NAME,
  faqId,
  claimType,
  ...events
}: FeedbackPromptProps): JSX.Element {
  const text = useText(feedbackText);
  const section = SECTIONS.find((known) => known === String(written).toUpperCase());
  const asked = { claimNumber, contactId, component, faqId, claimType };
  return (
    <Widget
      {...events}
      name={NAME}
      persona={isThirdParty ? "third-party" : "member"}
      load={useGiven({ claimNumber, section: section ?? "" })}
      label={text.label}
      failed={text.failed}
      state={() => (storedFeedback(asked) ? "empty" : "data")}
    >
      {() => section && <FeedbackQuestion {...asked} section={section} />}
    </Widget>
  );
}
