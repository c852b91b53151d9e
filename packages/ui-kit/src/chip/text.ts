import { defineText } from "../messages/define-text.ts";

/** Messages of chips. */
export const chipText = defineText("chip", {
  chipAdded: "Added {chip}",
  chipRemoved: "Removed {chip}",
  removeChip: "Remove {chip}",
  duplicateChip: "{chip} is already in the list.",
});
