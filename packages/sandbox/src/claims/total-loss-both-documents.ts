import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";

/** Its incident has a time and a zone, where other reports have a calendar date. */
export const totalLossBothDocuments: ClaimSeed = (day) => ({
  claimNumber: "CLM-1007",
  policyNumber: "POL-102",
  story: "A total loss with estimate and valuation",
  persona: "member",
  lossCause: "collision_head_on",
  lossDate: day(-18),
  claimState: "open",
  scenario: "TOTAL_LOSS",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: { estimates: 1, valuation: true },
  payout: "none",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2017 Volkswagen Golf SE",
    claimType: "AUTO_COLLISION",
    status: "TOTAL_LOSS_REVIEW",
  },
  contacts: [
    {
      ...policyholders["POL-102"],
      contactId: "CNT-1007",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
    {
      ...person("Marcus Hale", "2065550123"),
      contactId: "CNT-1007-2",
      roles: ["claimant"],
      isThirdParty: true,
    },
  ],
  report: {
    latestUpdate: "We valued your vehicle. Please look at the offer.",
    incidentDate: `${day(-18)}T15:20:00Z`,
    incidentType: "Head-on collision",
    coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
    subCoverageInfo: [{ name: "Rental", deductible: "$50 / $1,500" }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "Aurora Avenue North, Seattle, WA" }],
  },
});
