import { defineText } from "@claimkit/widget-runtime";

/** Messages of the page of all questions. */
export const allFaqsText = defineText("all-faqs", {
  heading: "Claims Frequently Asked Questions",
  categories: "Categories",
  failed: "The questions didn't load. We'll get it fixed.",
});
