"use client";

import { repairsDetails, type RepairsDetails } from "@claimkit/claims-api";
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
import type { JSX } from "react";
import { claimQuery } from "../shared/claim-query.ts";
import { RepairsView } from "./repairs-view.tsx";
import { repairsText } from "./text.ts";

/** Whose repairs to request, and on whose behalf. */
export type RepairsQuery = ClaimQuery;

/** Props of {@link RepairsAccordion}. */
export type RepairsAccordionProps = ClaimProps & {
  /**
   * Level of the heading; nested headings are one below it.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
};

/**
 * The repairs of a claim, by their scenario: a service or a shop to choose, an appointment, an
 * estimate, or a total loss. With the actions `estimate-option`, `choose-shop`, `change-appointment`,
 * `change-shop`, `view-on-map` and `add-to-calendar`; the widget can perform the last two itself.
 */
export function RepairsAccordion(props: RepairsAccordionProps): JSX.Element {
  const {
    claimNumber,
    isThirdParty,
    contactId,
    serverId,
    headingLevel = 3,
    ...events
  } = ownProps(props);
  const text = useText(repairsText);
  const claim = claimQuery({ claimNumber, isThirdParty, contactId, serverId });
  return (
    <Widget
      {...events}
      name="repairs-accordion"
      load={useRepairs(claim)}
      label={text.heading}
      headingLevel={headingLevel}
      texts={repairsText}
      failed={text.failed}
    >
      {(repairs) => <RepairsView repairs={repairs} claim={claim} headingLevel={headingLevel} />}
    </Widget>
  );
}

/** Requests the repairs of a claim, for a custom view. */
export function useRepairs(query: RepairsQuery): LoadState<RepairsDetails> {
  const { serverId, ...claim } = ownProps(query);
  return useCall(repairsDetails, claim, { serverId });
}
