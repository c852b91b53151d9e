import { defineText } from "../messages/define-text.ts";

/** Messages of the autocomplete. */
export const autocompleteText = defineText("autocomplete", {
  suggestions: "Suggestions",
  typeMore: { other: "Type {count} or more characters." },
  loadingSuggestions: "Loading suggestions...",
  noMatch: "No match.",
  noSuggestions: "Suggestions are not available. Keep typing.",
  notListed: "Choose one of the suggestions.",
  clearText: "Clear",
});
