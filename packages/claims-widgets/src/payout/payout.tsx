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

/** Whose payments are asked for, and on whose behalf. */
export type PayoutQuery = ClaimQuery;

/** Props of {@link PayoutAccordion}. */
export type PayoutAccordionProps = ClaimProps & {
  /**
   * Asks below the payments whether they were helpful; what is answered, `ck:feedback` says.
   * @default false
   */
  showFeedback?: boolean | undefined;
  /** The type of the claim, for the record of an answer. */
  claimType?: string | undefined;
  /**
   * Leaves out the sentence about repairs, for a vehicle that is not repaired.
   * @default false
   */
  isTotalLoss?: boolean | undefined;
  /**
   * The heading's place in the outline of the page; the breakdown is one below it.
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

/** Follows the payments of a claim, for a view of one's own. */
export function usePayout(query: PayoutQuery): LoadState<PayoutDetails> {
  const { serverId, ...claim } = ownProps(query);
  return useCall(payoutDetails, claim, { serverId });
}
