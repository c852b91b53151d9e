"use client";

import { payoutDetails, type PayoutDetails } from "@claimkit/claims-api";
import {
  type ClaimProps,
  type ClaimQuery,
  FeedbackQuestion,
  type HeadingLevel,
  type LoadState,
  type RenderLoad,
  useClaimCall,
  useText,
  Widget,
} from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { hasPayments } from "./has-payments.ts";
import { PayoutView } from "./payout-view.tsx";
import { payoutText } from "./text.ts";

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
  /** Renders the data, or a state without data, in your own way. */
  render?: RenderLoad<PayoutDetails> | undefined;
};

/** What the customer pays, what the insurer has paid, and to whom. */
export function PayoutAccordion(props: PayoutAccordionProps): JSX.Element {
  const { showFeedback = false, claimType, isTotalLoss = false, headingLevel = 3, ...rest } = props;
  const text = useText(payoutText);
  return (
    <Widget
      {...rest}
      name="payout-accordion"
      load={usePayoutDetails(props)}
      label={text.heading}
      headingLevel={headingLevel}
      texts={payoutText}
      errorMessage={text.failed}
      readyState={(payout) => (hasPayments(payout) ? "data" : "empty")}
    >
      {(payout) => (
        <PayoutView payout={payout} isTotalLoss={isTotalLoss} headingLevel={headingLevel}>
          {showFeedback && (
            <FeedbackQuestion
              claimNumber={props.claimNumber}
              contactId={props.contactId}
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
export function usePayoutDetails(claim: ClaimQuery): LoadState<PayoutDetails> {
  return useClaimCall(payoutDetails, claim);
}
