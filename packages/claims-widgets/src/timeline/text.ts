import { defineText, widgetText } from "@claimkit/widget-runtime";

/** Messages of the timeline and its cards. */
export const timelineText = defineText(
  "timeline",
  {
    label: "Claim timeline",
    REPORT: "Report",
    SERVICES: "Services",
    REPAIRS: "Repairs",
    PAYOUT: "Payout",
    CLOSE: "Close",
    complete: "Complete",
    in_progress: "In progress",
    not_started: "Not started",
    not_required: "Not needed",
    /** Text for a step from the server: in other languages, a translation if there is one. */
    stepOf: (step: string) => step,
    failed: "Your claim progress didn't load. We'll get it fixed.",
  },
  [widgetText],
);
