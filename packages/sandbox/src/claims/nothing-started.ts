import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";

/** Every step of its timeline is still to come, in lower case. */
export const nothingStarted: ClaimSeed = (day) => ({
  claimNumber: "CLM-3003",
  policyNumber: "POL-104",
  story: "No step has started; the token of its document has expired",
  persona: "member",
  lossCause: "vandalism_keyed",
  lossDate: day(-8),
  claimState: "open",
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["not_started", "not_started", "not_started", "not_started", "not_started"],
  documents: { estimates: 1, valuation: false },
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2012 BMW 328i",
    claimType: "AUTO_COMPREHENSIVE",
    status: "ESTIMATE_RECEIVED",
  },
  contacts: [
    {
      ...policyholders["POL-104"],
      contactId: "CNT-3003",
      roles: ["insured"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "We have the estimate of your shop.",
    incidentDate: day(-8),
    incidentType: "Keyed or scratched",
    coverageInfo: [{ name: "Comprehensive", deductible: "$1,000.50" }],
    subCoverageInfo: [{ name: "Transportation Expense", deductible: "$500" }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "Montrose Boulevard, Houston, TX" }],
  },
});
