import { defineText } from "../messages/define-text.ts";

/** Headings of notes. */
export const noteText = defineText("kit", {
  information: "Information",
  caution: "Warning",
});
