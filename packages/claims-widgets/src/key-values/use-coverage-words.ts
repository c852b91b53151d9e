"use client";

import type { CoverageWords } from "@claimkit/claims-api/format";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { coverageText } from "./text.ts";

/** The words that the formats of claims-api need, in the language in force here. */
export function useCoverageWords(): CoverageWords & typeof coverageText.english {
  return { ...useText(coverageText), locale: useLocale() };
}
