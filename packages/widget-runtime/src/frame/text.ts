import { defineText } from "../text/define-text.ts";

/** Words that every widget has. Spec 000, section 1. */
export const widgetText = defineText("widget", {
  waiting: "Please wait while we process your request.",
  done: "Finished loading.",
  retry: "Try again",
});
