import { defineText } from "@claimkit/widget-runtime";

/** Messages of the whole claim page, besides those of its parts. */
export const claimTrackerText = defineText("claim-tracker", {
  label: "Your claim",
  questions: "Questions about claims?",
  openFaqs: "Read the claims FAQs",
  failed: "Your claim didn't load. We'll get it fixed.",
});
