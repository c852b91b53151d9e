"use client";

import type { CoverageWords } from "@claimkit/claims-api";
import { useLocale, useText } from "@claimkit/widget-runtime";
import { coverageText } from "./text.ts";

/** What the formats of claims-api need in order to write in the language in force here. */
export function useCoverageWords(): CoverageWords {
  return { ...useText(coverageText), locale: useLocale() };
}
