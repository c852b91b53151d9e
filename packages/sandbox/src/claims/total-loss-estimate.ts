import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** The estimate is in; the valuation is still being made. */
export const totalLossEstimate: ClaimSeed = (day) => ({
  claimNumber: "CLM-1009",
  policyNumber: "POL-102",
  story: "A total loss with an estimate only",
  persona: "member",
  lossCause: "flood",
  lossDate: day(-12),
  claimState: "open",
  scenario: "TOTAL_LOSS",
  timeline: ["complete", "in_progress", "in_progress", "NOT_STARTED", "NOT_STARTED"],
  documents: [
    {
      id: "EST-1009-1",
      kind: "current estimate",
      load: pdf(() => import("../documents/est-1009-1.ts")),
    },
  ],
  payout: "none",
  rental: "PENDING",
  summary: {
    vehicle: "2015 Nissan Leaf S",
    claimType: "AUTO_COMPREHENSIVE",
    status: "TOTAL_LOSS_REVIEW",
  },
  contacts: [
    {
      ...policyholders["POL-102"],
      contactId: "CNT-1009",
      roles: ["insured"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "Repairs would cost more than the vehicle is worth. We are valuing it.",
    incidentDate: day(-12),
    incidentType: "Flood",
    coverageInfo: [{ name: "Comprehensive", deductible: "$250" }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "At home, Duvall, WA" }],
  },
  services: {
    latestUpdate: "We are checking your rental coverage.",
    displayText: rentalCover.PENDING.displayText,
    displayInfo: [],
  },
  repairs: {
    latestUpdate: "We are valuing your vehicle.",
    displayTitle: "Your vehicle is a total loss",
    displayText: "Water reached the battery, so it cannot be repaired safely.",
    displayInfo: [{ displayKey: "Next step", displayValue: "Wait for our valuation" }],
    viewEstimate: {
      displayTitle: "Estimate",
      displayText: "What repairs would have cost.",
    },
    generalClaimQuestions: teams["POL-102"].generalClaimQuestions,
  },
  payoutDetails: { deductible: "$250", paymentDetails: [], isThirdParty: false },
  close: { displayText: "We'll close your claim when you have been paid." },
  contactUs: teams["POL-102"],
});
