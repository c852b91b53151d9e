import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";

/** Repaired in a shop of the owner's choice; the deductible vanishes year by year and has not vanished yet. */
export const ownShopEstimate: ClaimSeed = (day) => ({
  claimNumber: "CLM-1005",
  policyNumber: "POL-101",
  story: "One estimate from the owner's own shop; a deductible half vanished",
  persona: "member",
  lossCause: "collision_tree",
  lossDate: day(-21),
  claimState: "open",
  scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: { estimates: 1, valuation: false },
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2019 Mazda CX-5 Touring",
    claimType: "AUTO_COLLISION",
    status: "REPAIRS_IN_PROGRESS",
  },
  contacts: [
    {
      ...policyholders["POL-101"],
      contactId: "CNT-1005",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "Your shop sent us its estimate.",
    incidentDate: day(-21),
    incidentType: "Collision with a tree",
    coverageInfo: [{ name: "Collision", deductible: "$250.00" }],
    subCoverageInfo: [{ name: "Rental", deductible: "$30 / $900" }],
    hasVanishing: true,
    displayInfo: [
      { displayKey: "Issue date", displayValue: day(-730) },
      { displayKey: "Location", displayValue: "Sheridan Road, Evanston, IL" },
    ],
  },
});
