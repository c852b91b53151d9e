import { defineText, widgetText } from "@claimkit/widget-runtime";
import { lossCauseText } from "../loss-causes/text.ts";
import { claimSummaryText } from "../claim-summary/text.ts";
import { showMoreText } from "@claimkit/widget-runtime/texts";

/** Messages of the claims list. `{phone}` is replaced by the host's number. */
export const claimListText = defineText(
  "claim-list",
  {
    heading: "Claims",
    claimNumber: "Claim number",
    incidentDate: "Incident date",
    open: "Open",
    closed: "Closed",
    trackClaim: "Track claim",
    empty:
      "You have no recent claims. Closed claims with no activity for 12 months cannot be viewed online. Call {phone}.",
    emptyWithoutPhone:
      "You have no recent claims. Closed claims with no activity for 12 months cannot be viewed online.",
    failed:
      "Claim data failed to load, please try again later or contact the Claim Service Center at {phone}",
    failedWithoutPhone:
      "Claim data failed to load, please try again later or contact the Claim Service Center",
  },
  [widgetText, lossCauseText, claimSummaryText, showMoreText],
);
