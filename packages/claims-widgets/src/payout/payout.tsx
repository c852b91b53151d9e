"use client";

import { payoutDetails, type PayoutDetails } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  FeedbackQuestion,
  type HeadingLevel,
  type LoadState,
  ownProps,
  useCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { claimQuery } from "../shared/claim-query.ts";
import { hasPayments } from "./has-payments.ts";
import { PayoutView } from "./payout-view.tsx";
import { payoutText } from "./text.ts";

/** Whose payments to request, and on whose behalf. */
export type PayoutQuery = ClaimQuery;

/** Props of {@link PayoutAccordion}. */
export type PayoutAccordionProps = ClaimProps & {
  /**
   * Shows the feedback question below the payments; `ck:feedback` has the answer.
   * @default false
   */
  showFeedback?: boolean | undefined;
  /** The type of the claim, for the feedback record. */
  claimType?: string | undefined;
  /**
   * Leaves out the sentence about repairs, for a vehicle that is not repaired.
   * @default false
   */
  isTotalLoss?: boolean | undefined;
  /**
   * Level of the heading; the breakdown is one below it.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
};

/** What the customer pays, what the insurer has paid, and to whom. */
export function PayoutAccordion(props: PayoutAccordionProps): JSX.Element {
  const {
    claimNumber,
    isThirdParty,
    contactId,
    serverId,
    showFeedback = false,
    claimType,
    isTotalLoss = false,
    headingLevel = 3,
    ...events
  } = ownProps(props);
  const text = useText(payoutText);
  return (
    <Widget
      {...events}
      name="payout-accordion"
      load={usePayout(claimQuery({ claimNumber, isThirdParty, contactId, serverId }))}
      label={text.heading}
      headingLevel={headingLevel}
      texts={payoutText}
      failed={text.failed}
      state={(payout) => (hasPayments(payout) ? "data" : "empty")}
    >
      {(payout) => (
        <PayoutView payout={payout} isTotalLoss={isTotalLoss} headingLevel={headingLevel}>
          {showFeedback && (
            <FeedbackQuestion
              claimNumber={claimNumber}
              contactId={contactId}
              claimType={claimType}
              section="PAYOUT"
            />
          )}
        </PayoutView>
      )}
    </Widget>
  );
}

/** Requests the payments of a claim, for a custom view. */
export function usePayout(query: PayoutQuery): LoadState<PayoutDetails> {
  const { serverId, ...claim } = ownProps(query);
  return useCall(payoutDetails, claim, { serverId });
}
