"use client";

import {
  type FeedbackResponse,
  type FeedbackSubject,
  onFeedbackChange,
  storedFeedback,
  storeFeedback,
} from "@claimkit/claims-api/feedback";
import { Button } from "@claimkit/ui-kit/button";
import { type JSX, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { FeedbackRecord } from "../events/feedback-record.ts";
import { useWidget } from "../frame/widget-context.ts";
import { useSettings } from "../settings/use-settings.ts";
import { useText } from "../text/use-text.ts";
import { deviceHere } from "./device.ts";
import { feedbackText } from "./text.ts";

/** Props of {@link FeedbackQuestion}: the parts of a record that only the surrounding widget knows. */
export interface FeedbackQuestionProps {
  /** The claim's number. */
  claimNumber: string;
  /** The part of the claim that the question is about. */
  section: FeedbackRecord["feedbackSection"];
  /**
   * The component that the question is about.
   * @default the name of the surrounding widget
   */
  component?: string | undefined;
  /** The frequently asked question, if it is about one. */
  faqId?: string | undefined;
  /** The contact who answers, for the record. */
  contactId?: string | undefined;
  /** The claim's type, for the record. */
  claimType?: string | undefined;
}

/** How long the thanks are shown, in ms. See docs/reference/claims.md#feedback-question. */
const THANKS_VISIBLE = 10_000;

/**
 * "Was this helpful?" inside a widget, which emits `ck:feedback`. Hidden after it was answered for this
 * claim, component and question in this tab.
 *
 * Style hooks: `.ck-feedback`.
 */
export function FeedbackQuestion({ component, ...props }: FeedbackQuestionProps): JSX.Element {
  const { name } = useWidget();
  const asked = { ...props, component: component || name };
  const subject = [asked.claimNumber, asked.component, asked.faqId];
  // Another subject is another question, which is not answered yet.
  return <Question key={JSON.stringify(subject)} {...asked} />;
}

type Phase = "asking" | FeedbackResponse | "gone";

function Question(asked: FeedbackQuestionProps & { component: string }): JSX.Element | null {
  const text = useText(feedbackText);
  const { hasFeedbackTab = true } = useSettings();
  const { name, persona, emit } = useWidget();
  const stored = useStoredAnswer(asked);
  const [phase, setPhase] = useState<Phase>("asking");
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const isThanking = phase === "Yes" || phase === "No";

  useEffect(() => {
    if (!isThanking) return undefined;
    const timer = setTimeout(() => {
      handFocusOn(box.current);
      setPhase("gone");
    }, THANKS_VISIBLE);
    return () => clearTimeout(timer);
  }, [isThanking]);

  function answer(feedbackResponse: FeedbackResponse): void {
    const record = recordOf(asked, { persona, feedbackResponse });
    setPhase(feedbackResponse);
    // Why: docs/decisions/events.md#one-answer-per-claim-component-and-question
    storeFeedback(record);
    emit({ type: "ck:feedback", widget: name, record });
  }

  if (phase === "gone" || (phase === "asking" && stored)) return null;
  if (isThanking) {
    return (
      <div ref={box} className="ck-feedback">
        {/* Receives the focus of the removed buttons, and is read because of that. */}
        <p ref={focusOnIt} tabIndex={-1} className="ck-feedback-thanks">
          {phase === "No" && hasFeedbackTab && text.details
            ? `${text.thanks} ${text.details}`
            : text.thanks}
        </p>
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the two buttons are not form controls
    <div role="group" aria-labelledby={id} className="ck-feedback">
      <p id={id} className="ck-feedback-question">
        {text.question}
      </p>
      <div className="ck-feedback-answers">
        <Button data-click-value="yes" onClick={() => answer("Yes")}>
          {text.yes}
        </Button>
        <Button data-click-value="no" onClick={() => answer("No")}>
          {text.no}
        </Button>
      </div>
    </div>
  );
}

/** The record of an answer. Unknown fields are omitted. */
function recordOf(
  {
    claimNumber,
    contactId,
    component,
    claimType,
    section,
    faqId,
  }: FeedbackQuestionProps & {
    component: string;
  },
  answer: Pick<FeedbackRecord, "persona" | "feedbackResponse">,
): FeedbackRecord {
  return {
    claimNumber,
    ...(contactId && { contactId }),
    device: deviceHere(),
    component,
    ...(claimType && { claimType }),
    feedbackSection: section,
    ...(faqId && { faqId }),
    ...answer,
  };
}

// Why: docs/decisions/announcements.md#feedback-thanks-take-focus
function focusOnIt(thanks: HTMLElement | null): void {
  thanks?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the widget if it is still on the thanks; otherwise it would move to the top of the
 * page.
 */
function handFocusOn(box: HTMLElement | null): void {
  // No `instanceof`, because a document in a frame has that frame's classes.
  const root = box?.getRootNode() as Document | ShadowRoot | undefined;
  if (!box?.contains(root?.activeElement ?? null)) return;
  box.closest<HTMLElement>(".ck-widget")?.focus({ preventScroll: true });
}

/** The stored answer; `undefined` on a server. */
function useStoredAnswer(subject: FeedbackSubject): FeedbackResponse | undefined {
  return useSyncExternalStore(
    onFeedbackChange,
    () => storedFeedback(subject),
    () => undefined,
  );
}
