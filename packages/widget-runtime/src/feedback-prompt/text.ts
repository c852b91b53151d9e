import { defineText } from "@claimkit/ui-kit/messages";

/** Messages of the feedback prompt. */
export const feedbackText = defineText("feedback", {
  /** Of the widget, on which the focus may stand after the thanks. */
  label: "Feedback",
  question: "Was this helpful?",
  yes: "Yes",
  no: "No",
  thanks: "Thank you for your feedback!",
  /** After 'No' only. A page without such a tab says something else, or nothing: `""`. */
  details: "You can provide additional details using the blue Feedback tab",
  failed: "The feedback question didn't load. We'll get it fixed.",
});
