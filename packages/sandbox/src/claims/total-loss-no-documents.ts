import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Reported yesterday: no document is ready. Its flag is a letter, as some servers send it. */
export const totalLossNoDocuments: ClaimSeed = (day) => ({
  claimNumber: "CLM-1010",
  policyNumber: "POL-103",
  story: "A total loss without documents yet, and a prompt to tell us more",
  persona: "member",
  lossCause: "fire_vehicle",
  lossDate: day(-1),
  claimState: "open",
  scenario: "TOTAL_LOSS",
  timeline: ["in_progress", "in_progress", "NOT_STARTED", "NOT_STARTED", "NOT_STARTED"],
  documents: [],
  payout: "none",
  rental: "PENDING",
  summary: {
    vehicle: "2014 Chevrolet Malibu LT",
    claimType: "AUTO_COMPREHENSIVE",
    status: "CLAIM_REPORTED",
    tellUsMoreVisibility: "Y",
  },
  contacts: [
    {
      ...policyholders["POL-103"],
      contactId: "CNT-1010",
      roles: ["insured"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "We received your report. Please keep clear of the vehicle.",
    incidentDate: day(-1),
    incidentType: "Vehicle fire",
    coverageInfo: [{ name: "Comprehensive", deductible: "$500.00" }],
    subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "Camelback Road, Phoenix, AZ" }],
  },
  services: {
    latestUpdate: "We are checking which services your policy includes.",
    ...rentalCover.PENDING,
    displayInfo: [{ displayKey: "Towing", displayValue: "On its way" }],
  },
  repairs: {
    latestUpdate: "We received your report.",
    displayTitle: "Your vehicle is likely a total loss",
    displayText: "We will tow it and look at it. You don't have to be there.",
    displayInfo: null,
    generalClaimQuestions: teams["POL-103"].generalClaimQuestions,
  },
  payoutDetails: { paymentDetails: [], isThirdParty: false },
  close: { displayText: "We'll close your claim when you have been paid." },
  contactUs: teams["POL-103"],
});
