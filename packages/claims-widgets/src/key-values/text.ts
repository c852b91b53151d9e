import { englishCoverageWords } from "@claimkit/claims-api/format";
import { defineText } from "@claimkit/widget-runtime";

const { locale: _, ...amounts } = englishCoverageWords;

/** Messages for rows and coverages, and for their amounts. */
export const coverageText = defineText("coverage", {
  ...amounts,
  /** Text for a name from the server: in other languages, a translation if there is one. */
  nameOf: (name: string) => name,
});
