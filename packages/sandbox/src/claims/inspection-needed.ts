import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Not eligible for any repair service: a claim associate has to be called. */
export const inspectionNeeded: ClaimSeed = (day) => ({
  claimNumber: "CLM-1004",
  policyNumber: "POL-101",
  story: "An inspection is needed; the adjuster's phone and mail are shown",
  persona: "member",
  lossCause: "glass_windshield",
  lossDate: day(-5),
  claimState: "open",
  scenario: "NOT_ELIGIBLE_NO_SERVICE_SELECTED",
  timeline: ["complete", "NOT_REQUIRED", "NOT_STARTED", "NOT_STARTED", "NOT_STARTED"],
  documents: [],
  payout: "none",
  rental: "NOT_AVAILABLE",
  summary: {
    vehicle: "2016 Ford F-150 XLT",
    claimType: "auto glass",
    status: "inspection needed",
  },
  contacts: [
    {
      ...policyholders["POL-101"],
      contactId: "CNT-1004",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "Your claim associate will call you about an inspection.",
    incidentDate: day(-5),
    incidentType: "Windshield damage",
    coverageInfo: [{ name: "Glass", deductible: "Waived" }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "Lake Shore Drive, Chicago, IL" }],
  },
  services: {
    latestUpdate: "Your claim associate can answer questions about services.",
    displayText: rentalCover.NOT_AVAILABLE.displayText,
    displayInfo: [{ displayKey: "Glass", displayValue: "Repair at home or at work" }],
  },
  repairs: {
    latestUpdate: "An inspection has to come first.",
    displayTitle: "Your estimate",
    displayText:
      "Your vehicle has sensors behind the windshield. Someone has to look at them first.",
    generalClaimQuestions: teams["POL-101"].generalClaimQuestions,
  },
  payoutDetails: { deductible: "Waived", paymentDetails: [], isThirdParty: false },
  close: { displayText: "We'll tell you here when everything is done." },
  contactUs: {
    ...teams["POL-101"],
    // With its country code: eleven digits are shown as they come.
    vehicleDamageQuestions: { claimAdjusterName: "Inspection desk", tollFreeNumber: "18005550154" },
  },
});
