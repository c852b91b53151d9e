import { defineText } from "@claimkit/widget-runtime";

/** Messages of a question's card. */
export const faqCardText = defineText("faq-card", {
  seeMore: "See more",
  seeLess: "See less",
});
