import type { PayoutDetails } from "@claimkit/claims-api";
import { shownPayments } from "./shown-payments.ts";

/** Whether there is any payment data: a deductible, a paid amount, or a payment. */
export function hasPayments({
  deductible,
  providerPaidAmount,
  paymentDetails,
}: PayoutDetails): boolean {
  return Boolean(deductible || providerPaidAmount || shownPayments(paymentDetails).length);
}
