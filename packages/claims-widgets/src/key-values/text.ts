import { englishCoverageWords } from "@claimkit/claims-api";
import { defineText } from "@claimkit/widget-runtime";

const { locale: _, ...english } = englishCoverageWords;

/** Words around the amounts of coverages. Spec 000, section 5. */
export const coverageText = defineText("coverage", english);
