import { defineText } from "@claimkit/widget-runtime";

/** Messages of the payout section. */
export const payoutText = defineText("payout", {
  heading: "Payout",
  /** Stands as the latest update. */
  summary: "Summary of payments",
  asOfToday: "Here's what we have for your vehicle repairs as of today:",
  empty: "Currently we have no payment information, please check back soon.",
  deductible: "Deductible",
  /** Of the amount that was paid. A host may have no name to give. */
  paidBy: (provider?: string) => `${provider || "We"} paid`,
  breakdown: "Payment breakdown",
  openBreakdown: "Open payment breakdown",
  closeBreakdown: "Close payment breakdown",
  paymentTo: (payee: string) => `Payment to ${payee}`,
  /** For a payment of which the server does not say to whom. */
  payment: "Payment",
  failed: "Your claim payout section didn't load. We'll get that fixed.",
});
