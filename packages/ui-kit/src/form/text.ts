import { defineText } from "../messages/define-text.ts";

/** Messages of a form. */
export const formText = defineText("form", {
  /** Heading of the error summary. */
  problem: "There is a problem",
});
