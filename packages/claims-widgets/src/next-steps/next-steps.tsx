"use client";

import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  useClaimCall,
  useLocale,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import { type JSX, useMemo } from "react";
import { type NextStep, nextStepFacts, type NextSteps, nextStepsOf } from "./next-steps-of.ts";
import { NextStepsView } from "./next-steps-view.tsx";
import { nextStepsText } from "./text.ts";
import { useToday } from "./use-today.ts";

/** Props of {@link ClaimNextSteps}. */
export type ClaimNextStepsProps = ClaimProps & {
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Performs a step if neither the host nor an href does, such as moving to its section. */
  onNextStep?: ((step: NextStep) => void) | undefined;
};

/**
 * What the claimant has to do now and by when, or why there is nothing to do. Based on a table of the
 * repairs' scenarios and the timeline's statuses.
 *
 * Each step emits the action `next-step` with `{ claimNumber, step, section }`.
 */
export function ClaimNextSteps(props: ClaimNextStepsProps): JSX.Element {
  const { headingLevel = 3, onNextStep, ...rest } = props;
  const text = useText(nextStepsText);
  return (
    <Widget
      {...rest}
      name="claim-next-steps"
      load={useNextSteps(props)}
      label={text.heading}
      headingLevel={headingLevel}
      texts={nextStepsText}
      failed={text.failed}
      state={({ steps }) => (steps.length > 0 ? "data" : "empty")}
    >
      {(next) => (
        <NextStepsView
          next={next}
          claimNumber={props.claimNumber}
          headingLevel={headingLevel}
          onNextStep={onNextStep}
        />
      )}
    </Widget>
  );
}

/** Requests the next steps of a claim, for a custom view. */
export function useNextSteps(claim: ClaimQuery): LoadState<NextSteps> {
  const load = useClaimCall(nextStepFacts, claim);
  const today = useToday();
  const facts = load.data;
  // A server that does not name the language of a response may have used the requested one.
  const locale = useLocale();
  const { language = locale } = load.status === "ready" ? load : {};
  const data = useMemo(
    () => facts && nextStepsOf({ ...facts, today, languages: [language, locale] }),
    [facts, today, language, locale],
  );
  // `LoadState` connects the data to the status.
  return { ...load, data } as LoadState<NextSteps>;
}
