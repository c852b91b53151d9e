"use client";

import type { CoverageWords } from "@claimkit/claims-api/format";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { coverageText } from "./text.ts";

/** Messages for names and amounts of coverages, and the locale of their dates. */
export type RowWords = CoverageWords & typeof coverageText.english;

/** The messages that the formats of claims-api need, in the current language. */
export function useCoverageWords(): RowWords {
  return { ...useText(coverageText), locale: useLocale() };
}
