import { englishCoverageWords } from "@claimkit/claims-api/format";
import { defineText } from "@claimkit/widget-runtime";

const { locale: _, ...amounts } = englishCoverageWords;

/** Messages for rows and coverages, and around their amounts. */
export const coverageText = defineText("coverage", {
  ...amounts,
  /** What to read for a name that came from the server: in another language, a translation if there is one. */
  nameOf: (name: string) => name,
});
