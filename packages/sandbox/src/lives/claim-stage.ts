/** The stages of a claim's life, in order. A claim may leave some out. */
export const claimStages = ["reported", "inspection", "estimate", "repairs", "paid"] as const;

/** A stage of a claim's life. */
export type ClaimStage = (typeof claimStages)[number];
