import { defineText } from "@claimkit/widget-runtime";

/** Messages of the document viewer. */
export const documentText = defineText("document-viewer", {
  page: "Page {page} of {count}",
  /** Announced when the document is shown. */
  opened: "{title}, page 1 of {count}",
  /** Kind and length of a document that is not open yet. */
  type: { one: "PDF, {count} page", other: "PDF, {count} pages" },
  /** Followed by its title for screen readers. */
  open: "Open",
  previous: "Previous page",
  next: "Next page",
  pageNumber: "Page number",
  /** After the page number field. */
  ofCount: "of {count}",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
  fitWidth: "Fit width",
  zoomedTo: "Zoom {percent}",
  download: "Download",
  print: "Print",
  /** Pressed while the text is shown instead of the pages. */
  textView: "Text view",
  noText: "This page has no text.",
  fullSize: "Open full size",
  closeFullSize: "Close full size",
  downloadEstimate: "Download the estimate",
  downloadValuation: "Download the valuation",
  brokenPage: "This page can't be shown. Download the document to read it.",
  incompletePage: "Part of this page can't be shown. Download the document to see all of it.",
  retry: "Try again",
  password: "This document is protected by a password. Download it to open it with the password.",
  corrupt: "This document is damaged and can't be shown.",
  empty: "This document has no pages.",
  form: "This document is a form that can't be shown here. Download it to open it.",
  long: "This document is too long to show here. Download it to read it.",
  offline: "You seem to be offline. Check your connection and try again.",
  refused: "Your access to this document has ended. Sign in again to see it.",
  failed: "This document didn't load. We'll get it fixed.",
});
