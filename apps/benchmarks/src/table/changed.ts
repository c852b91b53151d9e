/** Performance mark of a change of the page, with which a trace shows which paint contains it. */
export const CHANGED = "changed";
