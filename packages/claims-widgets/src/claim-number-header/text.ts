import { defineText } from "@claimkit/widget-runtime";

/** Words of the header above a claim. Spec 000, sections 2 and 8. */
export const claimNumberHeaderText = defineText("claim-number-header", {
  heading: "Claim progress",
  claimNumber: "Claim number",
  failed: "Your claim progress didn't load. We'll get it fixed.",
});
