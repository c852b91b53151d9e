import { lossCauses } from "@claimkit/claims-api/loss-causes";
import { defineText } from "@claimkit/widget-runtime";

/** The label of every cause of loss, by its code. */
export const lossCauseText = defineText(
  "loss-causes",
  Object.fromEntries(lossCauses.map(([code, label]) => [code, label])),
);
