import { defineText, widgetText } from "@claimkit/widget-runtime";
import { faqText } from "../shared/text.ts";
import { faqSearchText } from "../faq-search/text.ts";
import { feedbackText } from "@claimkit/widget-runtime/texts";
import { tabsetText, accordionText, linkText } from "@claimkit/ui-kit/texts";

/** Messages of the page of all questions. */
export const allFaqsText = defineText(
  "all-faqs",
  {
    heading: "Claims Frequently Asked Questions",
    categories: "Categories",
    failed: "The questions didn't load. We'll get it fixed.",
  },
  [widgetText, faqText, faqSearchText, feedbackText, tabsetText, accordionText, linkText],
);
