import type { ClaimSeed } from "../claim.ts";
import { crowd, policyholders } from "../people.ts";

/** Sideswiped by a shuttle bus: the driver and 29 passengers are exactly one page of contacts. */
export const networkShopEstimate: ClaimSeed = (day) => ({
  claimNumber: "CLM-1006",
  policyNumber: "POL-101",
  story: "A current and an initial estimate, a deductible to pay, two payees, exactly 30 contacts",
  persona: "member",
  lossCause: "collision_sideswipe_same",
  lossDate: day(-33),
  claimState: "open",
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: { estimates: 2, valuation: false },
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2021 Toyota RAV4 XLE",
    claimType: "AUTO_COLLISION",
    status: "REPAIRS_IN_PROGRESS",
  },
  contacts: [
    {
      ...policyholders["POL-101"],
      contactId: "CNT-1006",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
    ...crowd("CNT-1006", 29, { roles: ["witness"] }),
  ],
  report: {
    latestUpdate: "Parts have arrived and repairs have begun.",
    incidentDate: day(-33),
    incidentType: "Sideswipe by a shuttle bus",
    coverageInfo: [{ name: "Collision", deductible: "$1,000.00" }],
    subCoverageInfo: [
      { name: "Rental", deductible: "$45.50 / $1,365" },
      { name: "Transportation Expense", deductible: "$750" },
    ],
    hasVanishing: false,
    displayInfo: [
      { displayKey: "Collision", displayValue: "$1,000.00" },
      { displayKey: "Location", displayValue: "Terminal 2, Chicago, IL" },
    ],
  },
});
