import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";

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
  documents: { estimates: 1, valuation: false },
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
});
