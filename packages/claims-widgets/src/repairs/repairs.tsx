"use client";

import { repairsDetails, type RepairsDetails } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  type HeadingLevel,
  type LoadState,
  type RenderLoad,
  useClaimCall,
  useText,
  Widget,
  claimOf,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { RepairsView } from "./repairs-view.tsx";
import { repairsText } from "./text.ts";

/** Props of {@link RepairsAccordion}. */
export type RepairsAccordionProps = ClaimProps & {
  /**
   * Level of the heading; nested headings are one below it.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Renders the data, or a state without data, in your own way. */
  render?: RenderLoad<RepairsDetails> | undefined;
};

/**
 * The repairs of a claim, by their scenario: a service or a shop to choose, an appointment, an
 * estimate, or a total loss. With the actions `estimate-option`, `choose-shop`, `change-appointment`,
 * `change-shop`, `view-on-map` and `add-to-calendar`; the widget can perform the last two itself.
 */
export function RepairsAccordion(props: RepairsAccordionProps): JSX.Element {
  const { headingLevel = 3, ...rest } = props;
  const text = useText(repairsText);
  return (
    <Widget
      {...rest}
      name="repairs-accordion"
      load={useRepairsDetails(props)}
      label={text.heading}
      headingLevel={headingLevel}
      texts={repairsText}
      errorMessage={text.failed}
    >
      {(repairs) => (
        <RepairsView repairs={repairs} claim={claimOf(props)} headingLevel={headingLevel} />
      )}
    </Widget>
  );
}

/** Requests the repairs of a claim, for a custom view. */
export function useRepairsDetails(claim: ClaimQuery): LoadState<RepairsDetails> {
  return useClaimCall(repairsDetails, claim);
}
