"use client";

import { lossCauseLabel, lossCauses } from "@claimkit/claims-api/loss-causes";
import { defineText, useSettings, useText } from "@claimkit/widget-runtime";

/** The label of every cause of loss, by its code. */
export const lossCauseText = defineText(
  "loss-causes",
  Object.fromEntries(lossCauses.map(([code, label]) => [code, label])),
);

/** Gives the label of a loss cause in the language in force here; the host's own labels come first. */
export function useLossCauses(): (code: string) => string {
  const { lossCauses: own } = useSettings();
  const labels = { ...own, ...useText(lossCauseText), ...own };
  return (code) => lossCauseLabel(code, labels);
}
