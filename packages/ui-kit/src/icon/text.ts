import { defineText } from "../messages/define-text.ts";

/** Accessible names of the status icons. */
export const statusIconText = defineText("icon", {
  error: "Error",
  warning: "Warning",
  info: "Information",
  success: "Success",
});
