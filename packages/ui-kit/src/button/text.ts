import { defineText } from "../messages/define-text.ts";

/** Messages of a button. */
export const buttonText = defineText("button", {
  wait: "Please wait...",
});
