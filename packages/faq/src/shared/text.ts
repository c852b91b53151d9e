import { defineText } from "@claimkit/widget-runtime";

/** Messages of all widgets in this package: category names, and the text of an empty list. */
export const faqText = defineText("faq", {
  REPORT: "Report",
  SERVICES: "Services",
  REPAIRS: "Repairs",
  PAYOUT: "Payout",
  empty: "There are no questions here yet. If you need us, call {phone}.",
  emptyWithoutPhone: "There are no questions here yet.",
});
