import { defineText, widgetText } from "@claimkit/widget-runtime";
import { sectionText } from "../shared/text.ts";
import { coverageText } from "../key-values/text.ts";
import { showMoreText } from "@claimkit/widget-runtime/texts";

/** Messages of the report section. */
export const reportText = defineText(
  "report",
  {
    heading: "Report",
    incidentDate: "Incident date",
    incidentType: "Incident type",
    deductible: "Deductible",
    deductibleOf: (coverage: string, amount: string) => `${coverage}: ${amount}`,
    vanished: "You will not need to pay a deductible upon the completion of your vehicle repairs.",
    coverages: "Coverages",
    noDeductible: "No deductible listed",
    disclaimer:
      "Coverages listed are those that may apply to this claim. Your policy has the full terms and limits.",
    empty: "There are no report details yet. Please check back soon.",
    failed: "Your claim report section didn't load. We'll get that fixed.",
  },
  [widgetText, sectionText, coverageText, showMoreText],
);
