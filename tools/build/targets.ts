/** The oldest browsers that what we publish is compiled for. */
export const targets = ["chrome117", "firefox117", "safari17"];
