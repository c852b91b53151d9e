import { defineText } from "../messages/define-text.ts";

/** Messages of controls with options. */
export const choiceText = defineText("choice", {
  optionMissing: "Choose an option.",
});
