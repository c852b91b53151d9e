import { defineText, widgetText } from "@claimkit/widget-runtime";
import { claimSummaryText } from "../claim-summary/text.ts";

/** Messages of the close section. */
export const closeText = defineText(
  "close",
  {
    heading: "Close",
    open: "Your claim is still open",
    closed: "Your claim is now closed",
    closeDate: "Close date",
    empty: "There are no close details yet. Please check back soon.",
    failed: "Your claim close section didn't load. We'll get that fixed.",
  },
  [widgetText, claimSummaryText],
);
