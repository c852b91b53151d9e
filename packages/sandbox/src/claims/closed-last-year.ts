import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";

/** 300 days old, for most of the year a claim of last year: its date must not sort by day and month. */
export const closedLastYear: ClaimSeed = (day) => ({
  claimNumber: "CLM-1012",
  policyNumber: "POL-103",
  story: "Closed long ago; sorts last by date",
  persona: "member",
  lossCause: "animal_deer",
  lossDate: day(-300),
  claimState: "closed",
  scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "NOT_REQUIRED", "complete", "complete", "complete"],
  documents: { estimates: 1, valuation: false },
  payout: "full",
  rental: "NOT_AVAILABLE",
  summary: {
    vehicle: "2020 Hyundai Tucson SEL",
    claimType: "AUTO_COMPREHENSIVE",
    status: "CLOSED",
  },
  contacts: [
    {
      ...policyholders["POL-103"],
      contactId: "CNT-1012",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "Your claim is settled.",
    incidentDate: day(-300),
    incidentType: "Collision with a deer",
    coverageInfo: [{ name: "Comprehensive", deductible: "0.00" }],
    hasVanishing: "Y",
    displayInfo: [{ displayKey: "Location", displayValue: "State Route 87, near Payson, AZ" }],
  },
});
