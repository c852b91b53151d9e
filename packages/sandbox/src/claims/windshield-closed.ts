import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";

/** Closed, and of the same day as an open claim of its policy, so that the state decides their order. */
export const windshieldClosed: ClaimSeed = (day) => ({
  claimNumber: "CLM-1013",
  policyNumber: "POL-100",
  story: "A chip repaired and closed within a week; same date as CLM-1002, which is open",
  persona: "member",
  lossCause: "glass_windshield_repair",
  lossDate: day(-9),
  claimState: "closed",
  scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "NOT_REQUIRED", "complete", "complete", "complete"],
  documents: { estimates: 1, valuation: false },
  payout: "full",
  rental: "NOT_AVAILABLE",
  summary: {
    vehicle: "2018 Subaru Outback Limited",
    claimType: "AUTO_GLASS",
    status: "CLOSED",
  },
  contacts: [
    {
      ...policyholders["POL-100"],
      contactId: "CNT-1013",
      roles: ["insured"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "The chip is repaired and the shop has been paid.",
    incidentDate: day(-9),
    incidentType: "Windshield chip",
    coverageInfo: [{ name: "Glass", deductible: "Waived" }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "Interstate 71, near Columbus, OH" }],
  },
});
