import { defineText } from "../messages/define-text.ts";

/** Messages of a notification. */
export const notificationText = defineText("kit", {
  /** Name of the button that closes it. */
  closeNotice: "Close this message",
});
