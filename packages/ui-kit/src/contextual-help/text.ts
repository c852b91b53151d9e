import { defineText } from "../messages/define-text.ts";

/** Messages of contextual help. */
export const contextualHelpText = defineText("contextual-help", {
  help: "Help",
});
