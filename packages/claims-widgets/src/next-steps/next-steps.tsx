"use client";

import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  ownProps,
  useCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import { type JSX, useMemo } from "react";
import { claimQuery } from "../shared/claim-query.ts";
import { type NextStep, nextStepFacts, type NextSteps, nextStepsOf } from "./next-steps-of.ts";
import { NextStepsView } from "./next-steps-view.tsx";
import { nextStepsText } from "./text.ts";
import { useToday } from "./use-today.ts";

/** Whose next steps to request, and on whose behalf. */
export type NextStepsQuery = ClaimQuery;

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
  const {
    claimNumber,
    isThirdParty,
    contactId,
    serverId,
    headingLevel = 3,
    onNextStep,
    ...events
  } = ownProps(props);
  const text = useText(nextStepsText);
  return (
    <Widget
      {...events}
      name="claim-next-steps"
      load={useNextSteps(claimQuery({ claimNumber, isThirdParty, contactId, serverId }))}
      label={text.heading}
      headingLevel={headingLevel}
      texts={nextStepsText}
      failed={text.failed}
      state={({ steps }) => (steps.length > 0 ? "data" : "empty")}
    >
      {(next) => (
        <NextStepsView
          next={next}
          claimNumber={claimNumber}
          headingLevel={headingLevel}
          onNextStep={onNextStep}
        />
      )}
    </Widget>
  );
}

/** Requests the next steps of a claim, for a custom view. */
export function useNextSteps(query: NextStepsQuery): LoadState<NextSteps> {
  const { serverId, ...claim } = ownProps(query);
  const load = useCall(nextStepFacts, claim, { serverId });
  const today = useToday();
  const facts = load.data;
  const data = useMemo(() => facts && nextStepsOf({ ...facts, today }), [facts, today]);
  // `LoadState` connects the data to the status.
  return { ...load, data } as LoadState<NextSteps>;
}
