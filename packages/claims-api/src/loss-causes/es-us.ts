import type { LossCauseLabels } from "../loss-causes.ts";

/** The labels of all causes of loss in the Spanish of the United States. */
export const lossCausesEsUs: LossCauseLabels = {
  other: "Otra causa",
};
