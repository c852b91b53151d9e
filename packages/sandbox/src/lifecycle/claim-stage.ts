/** The stages of a claim, in order. A claim may skip some. */
export const claimStages = ["reported", "inspection", "estimate", "repairs", "paid"] as const;

/** A stage of a claim. */
export type ClaimStage = (typeof claimStages)[number];
