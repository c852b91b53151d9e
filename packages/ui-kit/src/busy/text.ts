import { defineText } from "../messages/define-text.ts";

/** Messages of a part of the page that is being replaced. */
export const busyText = defineText("kit", {
  processing: "Please wait while we process your request.",
});
