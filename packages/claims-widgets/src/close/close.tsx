"use client";

import { closeDetails, type CloseDetails } from "@claimkit/claims-api";
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
import { CloseView } from "./close-view.tsx";
import { hasCloseDetails } from "./has-close-details.ts";
import { closeText } from "./text.ts";

/** Which claim to request, and on whose behalf. */
export type CloseQuery = ClaimQuery;

/** Props of {@link CloseAccordion}. */
export type CloseAccordionProps = ClaimProps & {
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
};

/** Whether a claim is open, or since when it is closed. */
export function CloseAccordion(props: CloseAccordionProps): JSX.Element {
  const {
    claimNumber,
    isThirdParty,
    contactId,
    serverId,
    headingLevel = 3,
    ...events
  } = ownProps(props);
  const text = useText(closeText);
  return (
    <Widget
      {...events}
      name="close-accordion"
      load={useClose(claimQuery({ claimNumber, isThirdParty, contactId, serverId }))}
      label={text.heading}
      headingLevel={headingLevel}
      texts={closeText}
      failed={text.failed}
      state={(close) => (hasCloseDetails(close) ? "data" : "empty")}
    >
      {(close) => <CloseView close={close} headingLevel={headingLevel} />}
    </Widget>
  );
}

/** Requests whether a claim is closed, for a custom view. */
export function useClose(query: CloseQuery): LoadState<CloseDetails> {
  const { serverId, ...claim } = ownProps(query);
  return useCall(closeDetails, claim, { serverId });
}
