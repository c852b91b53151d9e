import { defineText } from "../messages/define-text.ts";

/** Names of the scroll buttons. */
export const tabsetText = defineText("tabset", {
  previousTabs: "Show previous tabs",
  nextTabs: "Show next tabs",
});
