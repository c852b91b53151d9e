import { defineText } from "../messages/define-text.ts";

/** Messages of a select. */
export const selectText = defineText("select", {
  /** Shown until an option is chosen. */
  select: "Select",
});
