import { defineText } from "@claimkit/widget-runtime";

/** Messages of the popular questions. */
export const interactiveFaqsText = defineText("interactive-faqs", {
  label: "Popular questions",
  category: "Popular questions about",
  allFaqs: "All FAQ",
  shown: {
    one: "1 question about {category}.",
    other: "{count} questions about {category}.",
  },
  failed: "The popular questions didn't load. We'll get it fixed.",
});
