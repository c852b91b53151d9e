import { defineText } from "@claimkit/widget-runtime";

/** Messages of the search. */
export const faqSearchText = defineText("faq-search", {
  label: "Search all questions",
  found: { one: "{count} question found", other: "{count} questions found" },
  none: "No questions match your search. If you need us, call {phone}.",
  noneWithoutPhone: "No questions match your search.",
  /** Further synonyms of the host, such as `tow, wrecker; photo, picture`. */
  synonyms: "",
});
