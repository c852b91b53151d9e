"use client";

import { CATEGORIES } from "@claimkit/claims-api";
import { storedFeedback } from "@claimkit/claims-api/feedback";
import type { JSX } from "react";
import { parsePersona } from "../call/parse-persona.ts";
import { useStaticLoad } from "../call/use-static-load.ts";
import type { Persona } from "../events/claims-event.ts";
import type { FeedbackRecord } from "../events/feedback-record.ts";
import { Widget } from "../frame/widget.tsx";
import type { ClaimProps } from "../frame/widget-events.ts";
import { useText } from "../text/use-text.ts";
import { FeedbackQuestion } from "./feedback-question.tsx";
import { feedbackText } from "./text.ts";

/** Props of {@link FeedbackPrompt}. */
export type FeedbackPromptProps = ClaimProps & {
  /** The part of the claim that the question is about, in any case. Other words cause an error. */
  section: FeedbackRecord["feedbackSection"];
  /**
   * The element that the question is about.
   * @default "claim-feedback"
   */
  component?: string | undefined;
  /** The frequently asked question, if it is about one. */
  faqId?: string | undefined;
  /** The claim's type, for the record. */
  claimType?: string | undefined;
  /**
   * The persona, for the record. Other words cause an error.
   * @default "member", or "third-party" with `isThirdParty`
   */
  persona?: Persona | undefined;
};

const NAME = "claim-feedback";

const SECTIONS: readonly FeedbackRecord["feedbackSection"][] = [...CATEGORIES, "FAQ"];

/**
 * "Was this helpful?" as a separate widget, for a page's own content about a claim. Makes no call;
 * `ck:feedback` has the answer.
 */
export function FeedbackPrompt(props: FeedbackPromptProps): JSX.Element {
  const {
    claimNumber,
    isThirdParty,
    contactId,
    section: written,
    component = NAME,
    faqId,
    claimType,
    persona: writtenPersona,
    ...events
  } = props;
  const text = useText(feedbackText);
  const section = SECTIONS.find((known) => known === String(written).toUpperCase());
  const persona = parsePersona({ persona: writtenPersona, isThirdParty });
  const asked = { claimNumber, contactId, component, faqId, claimType };
  return (
    <Widget
      {...events}
      name={NAME}
      persona={persona}
      load={useStaticLoad({ claimNumber, section: section ?? "", persona: persona ?? "" })}
      label={text.label}
      texts={feedbackText}
      errorMessage={text.failed}
      readyState={() => (storedFeedback(asked) ? "empty" : "data")}
    >
      {() => section && <FeedbackQuestion {...asked} section={section} />}
    </Widget>
  );
}
