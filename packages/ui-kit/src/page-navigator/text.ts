import { defineText } from "../messages/define-text.ts";

/** Messages of the page navigator. */
export const pageNavigatorText = defineText("page-navigator", {
  pages: "Pages",
  firstPage: "First page",
  previousPage: "Previous page",
  gotoPage: "Go to page {page}",
  nextPage: "Next page",
  lastPage: "Last page",
  pageOf: "Page {page}",
  pageOfTotal: "Page {page} of {total}",
});
