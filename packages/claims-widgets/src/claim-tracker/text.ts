import { defineText, widgetText } from "@claimkit/widget-runtime";
import { claimNumberHeaderText } from "../claim-number-header/text.ts";
import { claimSummaryText } from "../claim-summary/text.ts";
import { timelineText } from "../timeline/text.ts";
import { payoutText } from "../payout/text.ts";
import { reportText } from "../report/text.ts";
import { accordionText } from "@claimkit/ui-kit/texts";

/** Messages of the claim page itself. Its parts have their own. */
export const claimTrackerText = defineText(
  "claim-tracker",
  {
    label: "Your claim",
    path: "Stages of your claim",
    closedOn: (day: string) => `Closed ${day}`,
    callUs: "Call us",
    callPerson: (person: string) => `Call ${person}`,
    documents: "Documents",
    openFaqs: "Read the claims FAQs",
    failed: "Your claim didn't load. We'll get it fixed.",
    offline: "You're offline. Your claim will load when you're connected again.",
    server: "We can't load your claim right now. Please try again in a few minutes.",
    notFound: (claimNumber: string) => `We can't find claim ${claimNumber} under your account.`,
    signedOut: "You can't see this claim right now. Please sign in again.",
    call: "If you need us, call {phone}.",
    allClaims: "See all claims",
    /** At the foot of the printed page. */
    printed: (claimNumber: string, day: string) => `Claim ${claimNumber}, printed on ${day}`,
  },
  [
    widgetText,
    claimNumberHeaderText,
    claimSummaryText,
    timelineText,
    payoutText,
    reportText,
    accordionText,
  ],
);
