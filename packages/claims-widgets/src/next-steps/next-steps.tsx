"use client";

import {
  type ClaimProps,
  type HeadingLevel,
  type RenderLoad,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { NextStep, NextSteps } from "./next-steps-of.ts";
import { NextStepsView } from "./next-steps-view.tsx";
import { nextStepsText } from "./text.ts";
import { useNextSteps } from "./use-next-steps.ts";

/** Props of {@link ClaimNextSteps}. */
export type ClaimNextStepsProps = ClaimProps & {
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Performs a step if neither the host nor an href does, such as moving to its section. */
  onNextStep?: ((step: NextStep) => void) | undefined;
  /** Renders the data, or a state without data, in your own way. */
  render?: RenderLoad<NextSteps> | undefined;
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
      errorMessage={text.failed}
      readyState={({ steps }) => (steps.length > 0 ? "data" : "empty")}
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
