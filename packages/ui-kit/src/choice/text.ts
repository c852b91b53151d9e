import { defineText } from "../messages/define-text.ts";

/** Messages of controls with options. */
export const choiceText = defineText("kit", {
  optionMissing: "Choose an option.",
});
