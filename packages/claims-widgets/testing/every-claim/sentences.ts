/** A sentence, heading, label or button of the reference. */
export interface Sentence {
  /** Section of `docs/reference` that quotes it. */
  rule: string;
  quoted: string;
  /** Its text on a claim's page, if the quote has a placeholder or an example in it. */
  reads?: RegExp;
  /** Whether the reference says that it is not shown. */
  isHidden?: boolean;
}

/** Texts that the pages of claims show or hide, by section of the reference. */
export const sentences: readonly Sentence[] = [
  { rule: "claims.md#waiting", quoted: "Please wait while we process your request." },
  { rule: "claims.md#claim-number-header", quoted: "Claim progress" },
  { rule: "claims.md#claims-list", quoted: "Claims" },
  { rule: "claims.md#claims-list", quoted: "Track claim" },
  { rule: "claims.md#claim-summary", quoted: "View & upload documents" },
  { rule: "claims.md#claim-summary", quoted: "Electronic payment options" },
  { rule: "claims.md#claim-summary", quoted: "Tell us more" },
  { rule: "claims.md#payout", quoted: "Payout" },
  { rule: "claims.md#payout", quoted: "Latest update: Summary of payments" },
  { rule: "claims.md#payout", quoted: "Here's what we have for your vehicle repairs as of today:" },
  {
    rule: "claims.md#payout",
    quoted: "Currently we have no payment information, please check back soon.",
  },
  { rule: "claims.md#payment-breakdown", quoted: "Open payment breakdown" },
  { rule: "claims.md#payment-breakdown", quoted: "Close payment breakdown" },
  {
    rule: "claims.md#payment-breakdown",
    quoted: "Payment to {payee}",
    reads: /Payment to West Loop Auto Rebuilders/,
  },
  { rule: "claims.md#feedback-question", quoted: "Was this helpful?" },
  { rule: "claims.md#view-on-map", quoted: "View on map" },
  { rule: "claims.md#estimates", quoted: "Current estimate" },
  { rule: "claims.md#estimates", quoted: "Initial estimate" },
  { rule: "claims.md#estimate-options", quoted: "Choose one of the options below:" },
  { rule: "claims.md#general-claim-questions", quoted: "General claim questions" },
  { rule: "claims.md#general-claim-questions", quoted: "- toll free" },
  { rule: "claims.md#general-claim-questions", quoted: "- U.S. only" },
  { rule: "claims.md#feedback-question", quoted: "Thank you for your feedback!" },
  {
    rule: "claims.md#feedback-question",
    quoted: "You can provide additional details using the blue Feedback tab",
  },
  { rule: "claims.md#feedback-question", quoted: "Yes" },
  { rule: "claims.md#feedback-question", quoted: "No" },
  { rule: "api.md#loss-causes", quoted: "Other" },
  { rule: "claims.md#close", quoted: "Your claim is still open" },
  { rule: "claims.md#close", quoted: "Your claim is now closed" },
  { rule: "claims.md#rental-headline", quoted: "Rental coverage available" },
  { rule: "claims.md#rental-headline", quoted: "Rental coverage not available" },
  { rule: "claims.md#rental-headline", quoted: "We're checking your rental coverage" },
  { rule: "claims.md#rental-headline", quoted: "Rental car information" },
  {
    rule: "claims.md#vanishing-deductible",
    quoted: "You will not need to pay a deductible upon the completion of your vehicle repairs.",
  },
  { rule: "api.md#row-values", quoted: "$500 deductible", reads: /\$1,000 deductible/ },
  {
    rule: "api.md#row-values",
    quoted: "$a per day / $b per accident",
    reads: /\$45\.50 per day \/ \$1,365 per accident/,
  },
  { rule: "claims.md#hidden-rows", quoted: "Total amount authorized", isHidden: true },
  { rule: "claims.md#hidden-rows", quoted: "Total days authorized", isHidden: true },
  { rule: "claims.md#claim-summary", quoted: "Your claim has been received" },
  {
    rule: "claims.md#failing",
    quoted: "Your claim repairs section didn't load. We'll get that fixed.",
  },
  {
    rule: "claims.md#failing",
    quoted: "Your claim report section didn't load. We'll get that fixed.",
  },
  {
    rule: "claims.md#failing",
    quoted: "Your claim services section didn't load. We'll get that fixed.",
  },
  {
    rule: "claims.md#failing",
    quoted: "Your claim close section didn't load. We'll get that fixed.",
  },
  {
    rule: "claims.md#failing",
    quoted: "Your claim payout section didn't load. We'll get that fixed.",
  },
  { rule: "claims.md#failing", quoted: "Your claim summary didn't load. We'll get it fixed." },
  { rule: "claims.md#failing", quoted: "Your claim progress didn't load. We'll get it fixed." },
  {
    rule: "claims.md#failing",
    quoted: "Our contact info didn't load. If you need us, call {phone}.",
    reads: /Our contact info didn't load\. If you need us, call[\s\S]{0,60}800-555-0199/,
  },
  {
    rule: "claims.md#failing",
    quoted:
      "Claim data failed to load, please try again later or contact the Claim Service Center at {phone}",
    reads:
      /Claim data failed to load, please try again later or contact the Claim Service Center at[\s\S]{0,60}800-555-0199/,
  },
];
