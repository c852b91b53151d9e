import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";

/** Stolen and not found: there is nothing to estimate. */
export const totalLossValuation: ClaimSeed = (day) => ({
  claimNumber: "CLM-1008",
  policyNumber: "POL-102",
  story: "A total loss with a valuation only",
  persona: "member",
  lossCause: "theft_vehicle",
  lossDate: day(-27),
  claimState: "open",
  scenario: "TOTAL_LOSS",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: { estimates: 0, valuation: true },
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2020 Kia Soul LX",
    claimType: "AUTO_COMPREHENSIVE",
    status: "SETTLEMENT_OFFERED",
  },
  contacts: [
    {
      ...policyholders["POL-102"],
      contactId: "CNT-1008",
      roles: ["insured"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "The police have not found your vehicle. Our offer is ready.",
    incidentDate: day(-27),
    incidentType: "Stolen vehicle",
    coverageInfo: [{ name: "Comprehensive", deductible: "$100.00" }],
    subCoverageInfo: [{ name: "Transportation Expense", deductible: "$900 / $1,800" }],
    hasVanishing: false,
    displayInfo: [
      { displayKey: "Police report", displayValue: "Filed with the Seattle Police Department" },
      { displayKey: "Location", displayValue: "Pike Street, Seattle, WA" },
    ],
  },
});
