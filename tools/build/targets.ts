/** The oldest browsers that the published code supports. */
export const targets = ["chrome117", "firefox117", "safari17"];
