/** The mark that a page makes when something has changed, so that a trace shows which paint shows it. */
export const CHANGED = "changed";
