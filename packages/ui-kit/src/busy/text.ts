import { defineText } from "../messages/define-text.ts";

/** Messages of content that is being refreshed. */
export const busyText = defineText("busy", {
  processing: "Please wait while we process your request.",
});
