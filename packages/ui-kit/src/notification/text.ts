import { defineText } from "../messages/define-text.ts";

/** Messages of a notification. */
export const notificationText = defineText("notification", {
  /** Name of the close button. */
  closeNotice: "Close this message",
});
