import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";

/** The server treats the third party as a member: the client has to hold back coverages and deductibles. */
export const thirdPartyMemberScenario: ClaimSeed = (day) => ({
  claimNumber: "CLM-2003",
  policyNumber: "POL-901",
  story: "A third party's claim with a member's data: no coverage and no deductible may show",
  persona: "third-party",
  lossCause: "collision_hit_and_run",
  lossDate: day(-15),
  claimState: "open",
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: { estimates: 1, valuation: false },
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2021 Tesla Model 3",
    claimType: "PROPERTY_DAMAGE",
    status: "REPAIRS_IN_PROGRESS",
  },
  contacts: [
    { ...policyholders["POL-901"], contactId: "CNT-2003-2", roles: ["insured", "driver"] },
    {
      ...person("Tomas Reyes", "6175550126"),
      contactId: "CNT-2003",
      roles: ["claimant"],
      isThirdParty: true,
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "Repairs have begun.",
    incidentDate: day(-15),
    incidentType: "Hit and run",
    coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
    subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
    hasVanishing: true,
    displayInfo: [
      { displayKey: "Total amount authorized", displayValue: "$2,750.00" },
      { displayKey: "Location", displayValue: "Commonwealth Avenue, Boston, MA" },
    ],
  },
});
