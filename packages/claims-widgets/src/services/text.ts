import { defineText, widgetText } from "@claimkit/widget-runtime";
import { sectionText } from "../shared/text.ts";
import { coverageText } from "../key-values/text.ts";
import { showMoreText } from "@claimkit/widget-runtime/texts";

/** Messages of the services section. */
export const servicesText = defineText(
  "services",
  {
    heading: "Services",
    available: "Rental coverage available",
    notAvailable: "Rental coverage not available",
    checking: "We're checking your rental coverage",
    information: "Rental car information",
    empty: "There are no service details yet. Please check back soon.",
    failed: "Your claim services section didn't load. We'll get that fixed.",
  },
  [widgetText, sectionText, coverageText, showMoreText],
);
