import { defineText, widgetText } from "@claimkit/widget-runtime";

/** Messages of the claim summary. */
export const claimSummaryText = defineText(
  "claim-summary",
  {
    heading: "Claim summary",
    received: "Your claim has been received",
    claimNumber: "Claim number",
    vehicle: "Vehicle",
    claimType: "Claim type",
    /** Text for a title-cased type: in other languages, a translation if there is one. */
    typeOf: (type: string) => type,
    status: "Status",
    /** Text for a title-cased status: in other languages, a translation if there is one. */
    statusOf: (status: string) => status,
    viewDocuments: "View & upload documents",
    electronicPayment: "Electronic payment options",
    tellUsMore: "Tell us more",
    tellUsMoreReason: "A few more details about what happened help us move your claim along.",
    failed: "Your claim summary didn't load. We'll get it fixed.",
  },
  [widgetText],
);
