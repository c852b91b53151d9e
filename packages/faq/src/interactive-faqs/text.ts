import { defineText, widgetText } from "@claimkit/widget-runtime";
import { faqText } from "../shared/text.ts";
import { faqCardText } from "../faq-card/text.ts";
import { feedbackText } from "@claimkit/widget-runtime/texts";
import { selectText, fieldText } from "@claimkit/ui-kit/texts";

/** Messages of the popular questions. */
export const interactiveFaqsText = defineText(
  "interactive-faqs",
  {
    label: "Popular questions",
    category: "Popular questions about",
    allFaqs: "All FAQ",
    shown: {
      one: "1 question about {category}.",
      other: "{count} questions about {category}.",
    },
    failed: "The popular questions didn't load. We'll get it fixed.",
  },
  [widgetText, faqText, faqCardText, feedbackText, selectText, fieldText],
);
