import { defineText, widgetText } from "@claimkit/widget-runtime";
import { sectionText, calendarText } from "../shared/text.ts";
import { coverageText } from "../key-values/text.ts";
import { contactPersonText } from "../contact-person/text.ts";
import { showMoreText } from "@claimkit/widget-runtime/texts";
import { linkText } from "@claimkit/ui-kit/texts";

/** Messages of the repairs section. */
export const repairsText = defineText(
  "repairs",
  {
    heading: "Repairs",
    received: "Your claim has been received",
    chooseOption: "Choose one of the options below:",
    chooseShop: "Choose a shop",
    chooseAnotherOption: "Choose another option",
    changeAppointment: "Change appointment",
    changeShop: "Change shop",
    when: "When",
    where: "Where",
    repairShop: "Repair shop",
    appointmentAt: (shop: string | undefined) =>
      shop ? `Vehicle appointment: ${shop}` : "Vehicle appointment",
    viewOnMap: "View on map",
    closeMap: "Close",
    shopOnMap: "Where the shop is",
    directions: "Get directions",
    schedule: "Repairs schedule",
    payDeductible: "Pay deductible",
    guarantee:
      "Workmanship on appraised and completed repairs is guaranteed for as long as you own or lease your vehicle.",
    inspectionNeeded:
      "An inspection is needed to obtain a written estimate. Please work with your claim associate to schedule one.",
    questions: "General claim questions",
    valuation: "Valuation",
    estimate: "Estimate",
    showDetails: "Show details",
    hideDetails: "Hide details",
    whichEstimate: "Which estimate to show",
    currentEstimate: "Current estimate",
    initialEstimate: "Initial estimate",
    createdOn: (date: string) => `From ${date}`,
    notReady: "Your documents are not ready yet. We'll post them here.",
    documentFailed: "This document didn't load. We'll get it fixed.",
    failed: "Your claim repairs section didn't load. We'll get that fixed.",
  },
  [widgetText, sectionText, coverageText, calendarText, contactPersonText, showMoreText, linkText],
);
