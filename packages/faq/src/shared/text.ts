import { defineText } from "@claimkit/widget-runtime";

/** Words that all widgets of this package have: the names of the categories, and what an empty list says. */
export const faqText = defineText("faq", {
  REPORT: "Report",
  SERVICES: "Services",
  REPAIRS: "Repairs",
  PAYOUT: "Payout",
  empty: "There are no questions here yet. If you need us, call {phone}.",
  emptyWithoutPhone: "There are no questions here yet.",
});
