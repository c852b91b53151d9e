import { defineText, widgetText } from "@claimkit/widget-runtime";
import { sectionText } from "../shared/text.ts";
import { coverageText } from "../key-values/text.ts";
import { showMoreText, feedbackText } from "@claimkit/widget-runtime/texts";

/** Messages of the payout section. */
export const payoutText = defineText(
  "payout",
  {
    heading: "Payout",
    /** Shown as the latest update. */
    summary: "Summary of payments",
    asOfToday: "Here's what we have for your vehicle repairs as of today:",
    empty: "Currently we have no payment information, please check back soon.",
    deductible: "Deductible",
    /** Label of the paid amount. A host may have no name of the insurer. */
    paidBy: (provider?: string) => `${provider || "We"} paid`,
    breakdown: "Payment breakdown",
    openBreakdown: "Open payment breakdown",
    closeBreakdown: "Close payment breakdown",
    paymentTo: (payee: string) => `Payment to ${payee}`,
    /** For a payment without a payee. */
    payment: "Payment",
    failed: "Your claim payout section didn't load. We'll get that fixed.",
  },
  [widgetText, sectionText, coverageText, showMoreText, feedbackText],
);
