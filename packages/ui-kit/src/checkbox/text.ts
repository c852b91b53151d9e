import { defineText } from "../messages/define-text.ts";

/** Messages of a checkbox. */
export const checkboxText = defineText("checkbox", {
  /** For a box that must be checked. */
  boxMissing: "Check this box to continue.",
});

/** Messages of a group of checkboxes. */
export const checkboxGroupText = defineText("checkbox-group", {
  selectAll: "Select all",
  tooFew: "Choose {min} or more.",
  tooMany: "Choose {max} or fewer.",
  cleared: "No longer selected: {options}.",
});
