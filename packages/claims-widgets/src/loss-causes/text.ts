import { type LossCauseCode, lossCauses } from "@claimkit/claims-api/loss-causes";
import { defineText } from "@claimkit/widget-runtime";

const labels = lossCauses.map(([code, label]) => [code, label]);

/** The label of every cause of loss, by its code. */
export const lossCauseText = defineText(
  "loss-causes",
  Object.fromEntries(labels) as Record<LossCauseCode, string>,
);
