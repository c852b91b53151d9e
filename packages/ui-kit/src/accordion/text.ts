import { defineText } from "../messages/define-text.ts";

/** Messages of an accordion group. */
export const accordionText = defineText("accordion", {
  openAll: "Open all",
  closeAll: "Close all",
  allOpened: "All sections are open.",
  allClosed: "All sections are closed.",
  someOpened: "{open} of {all} sections are open.",
});
