import { defineText, widgetText } from "@claimkit/widget-runtime";

/** Messages of the header above a claim. */
export const claimNumberHeaderText = defineText(
  "claim-number-header",
  {
    heading: "Claim progress",
    claimNumber: "Claim number",
    failed: "Your claim progress didn't load. We'll get it fixed.",
  },
  [widgetText],
);
