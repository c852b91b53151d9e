import { defineText } from "@claimkit/widget-runtime";

/** Words of a question's card. */
export const faqCardText = defineText("faq-card", {
  seeMore: "See more",
  seeLess: "See less",
});
