import { defineText } from "../text/define-text.ts";
import { widgetText } from "../frame/text.ts";

/** Messages of the feedback prompt. */
export const feedbackText = defineText(
  "feedback",
  {
    /** Name of the widget, which may receive the focus after the thanks. */
    label: "Feedback",
    question: "Was this helpful?",
    yes: "Yes",
    no: "No",
    thanks: "Thank you for your feedback!",
    /** Only after 'No', unless the host sets `hasFeedbackTab: false`. */
    details: "You can provide additional details using the blue Feedback tab",
    failed: "The feedback question didn't load. We'll get it fixed.",
  },
  [widgetText],
);
