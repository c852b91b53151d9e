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
import { closeText } from "./text.ts";

/** Which claim is asked for, and on whose behalf. */
export type CloseQuery = ClaimQuery;

/** Props of {@link CloseAccordion}. */
export type CloseAccordionProps = ClaimProps & {
  /**
   * The heading's place in the outline of the page.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
};

/** Whether a claim is still open, or since when it is closed. */
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
      failed={text.failed}
    >
      {(close) => <CloseView close={close} headingLevel={headingLevel} />}
    </Widget>
  );
}

/** Follows whether a claim is closed, for a view of one's own. */
export function useClose(query: CloseQuery): LoadState<CloseDetails> {
  const { serverId, ...claim } = ownProps(query);
  return useCall(closeDetails, claim, { serverId });
}
