import { defineText, widgetText } from "@claimkit/widget-runtime";
import type { IdleReason, StepName } from "./table.ts";
import { calendarText } from "../shared/text.ts";
import { contactPersonText } from "../contact-person/text.ts";

/** A step in words of ours. */
type OwnStep = Exclude<StepName, "as-insurer-says">;

const titles: Record<OwnStep, (shop: string | undefined) => string> = {
  "choose-service": () => "Choose how to get an estimate",
  "make-appointment": (shop) =>
    shop ? `Make an appointment with ${shop}` : "Make an appointment for your vehicle",
  "bring-vehicle": (shop) =>
    shop ? `Bring your vehicle to ${shop}` : "Bring your vehicle to your appointment",
  "schedule-inspection": () => "Schedule an inspection with your claim associate",
  "read-estimate": () => "Read your estimate",
  "read-valuation": () => "Read the valuation of your vehicle",
  "pay-deductible": () => "Pay your deductible",
  "ask-associate": () => "Ask your claim associate about your repairs",
};

/** Titles of the steps. */
export const stepTitleText = defineText("next-step-titles", titles);

/** Labels of the links to the steps. */
export const stepLinkText = defineText("next-step-links", {
  "choose-service": "See your options",
  "make-appointment": "See how to make it",
  "bring-vehicle": "See your appointment",
  "schedule-inspection": "See contact details",
  "read-estimate": "Go to the estimate",
  "read-valuation": "Go to the valuation",
  "pay-deductible": "See how to pay",
  "ask-associate": "See contact details",
} satisfies Record<OwnStep, string>);

/** Reasons why there is nothing to do. */
export const idleReasonText = defineText("next-step-idle-reasons", {
  closed: "Your claim is now closed.",
  paid: "Your payment has been made.",
  repaired: "Your repairs are complete.",
  "no-repairs": "This claim needs no repairs.",
  received: "We'll contact you if we need anything from you.",
  "documents-pending": "Your documents are not ready yet. We'll post them here.",
  "appointment-passed": "Your estimate comes next. We'll post it here.",
  "repairs-under-way": "Your repairs are under way. We'll tell you here when something changes.",
} satisfies Record<IdleReason, string>);

/** Messages of the next steps. */
export const nextStepsText = defineText(
  "next-steps",
  {
    heading: "Your next steps",
    nothing: "Nothing to do right now",
    // Whose turn it is.
    claimant: "Now: you",
    insurer: "Now: us",
    shop: "Now: the shop",
    wasOn: (day: string) => `Your appointment was on ${day}.`,
    today: "Today",
    tomorrow: "Tomorrow",
    call: (person: string | undefined, number: string) =>
      person ? `Call ${person} ${number}` : `Call ${number}`,
    failed: "Your next steps didn't load. We'll get it fixed.",
  },
  [widgetText, stepTitleText, stepLinkText, idleReasonText, calendarText, contactPersonText],
);
