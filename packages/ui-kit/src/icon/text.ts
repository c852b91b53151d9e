import { defineText } from "../messages/define-text.ts";

/** Names of the icons that say what kind of message something is. */
export const statusIconText = defineText("kit", {
  error: "Error",
  warning: "Warning",
  info: "Information",
  success: "Success",
});
