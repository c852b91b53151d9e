"use client";

import { lossCauseLabel } from "@claimkit/claims-api/loss-causes";
import { useSettings, useText } from "@claimkit/widget-runtime";
import { lossCauseText } from "./text.ts";

/** Returns the label of a loss cause in the current language; the host's own labels take precedence. */
export function useLossCauses(): (code: string) => string {
  // Why: docs/decisions/packages.md#loss-causes-are-looked-up-by-widgets
  const { lossCauses: own } = useSettings();
  const labels = { ...own, ...useText(lossCauseText), ...own };
  return (code) => lossCauseLabel(code, labels);
}
