import { defineText } from "../messages/define-text.ts";

/** Messages of a sortable table. */
export const tableText = defineText("table", {
  sortable: ", column headers with buttons are sortable.",
  sortBy: "Sort by",
  ascending: "Sorted by {column}, ascending.",
  descending: "Sorted by {column}, descending.",
});
