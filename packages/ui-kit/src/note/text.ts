import { defineText } from "../messages/define-text.ts";

/** Headings of notes. */
export const noteText = defineText("note", {
  information: "Information",
  caution: "Warning",
});
