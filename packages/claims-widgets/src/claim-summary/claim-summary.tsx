"use client";

import {
  associateClaimSummary,
  type ClaimRef,
  claimSummary,
  type ClaimSummary as Summary,
} from "@claimkit/claims-api";
import {
  type ClaimProps,
  type Load,
  type Persona,
  useCall,
  useText,
  Widget,
  type WidgetEvents,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import type { HeadingLevel } from "../shared/heading-level.ts";
import { ClaimSummaryView } from "./claim-summary-view.tsx";
import { claimSummaryText } from "./text.ts";

/** Which summary is asked for, and on whose behalf. */
export interface ClaimSummaryQuery extends Omit<ClaimProps, keyof WidgetEvents> {
  /**
   * Who looks at it. `associate` asks for what an associate may see of the contact's claim, and
   * needs `contactId`; `third-party` is the same as `isThirdParty`.
   * @default "member"
   */
  persona?: Persona | undefined;
}

/** Props of {@link ClaimSummary}. */
export interface ClaimSummaryProps extends ClaimSummaryQuery, WidgetEvents {
  /**
   * The heading's place in the outline of the page.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A claim at a glance, with the actions `view-documents`, `electronic-payment` and,
 * when the claim asks for it, `tell-us-more`.
 */
export function ClaimSummary({
  claimNumber,
  isThirdParty = false,
  contactId,
  serverId,
  persona = isThirdParty ? "third-party" : "member",
  headingLevel = 2,
  ...events
}: ClaimSummaryProps): JSX.Element {
  return (
    <Widget
      {...events}
      name="claim-summary"
      persona={persona}
      load={useClaimSummary({ claimNumber, isThirdParty, contactId, serverId, persona })}
      failed={useText(claimSummaryText).failed}
    >
      {(summary) => (
        <ClaimSummaryView
          summary={summary}
          isThirdParty={isThirdParty || persona === "third-party"}
          headingLevel={headingLevel}
        />
      )}
    </Widget>
  );
}

/** Follows the summary of a claim, for a view of one's own. */
export function useClaimSummary({
  claimNumber,
  isThirdParty,
  contactId,
  serverId,
  persona,
}: ClaimSummaryQuery): Load<Summary> {
  const isAssociate = persona === "associate";
  const claim = { claimNumber, contactId: contactId ?? "" };
  return useCall<typeof claim & ClaimRef, Summary>(
    isAssociate ? associateClaimSummary : claimSummary,
    isAssociate ? claim : { ...claim, isThirdParty: isThirdParty || persona === "third-party" },
    { serverId },
  );
}
