import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";

/** Paid and closed. The amount that was authorized is none of the third party's business, yet it is sent. */
export const thirdPartyClosed: ClaimSeed = (day) => ({
  claimNumber: "CLM-2002",
  policyNumber: "POL-900",
  story: "A third party's closed claim; 'Total amount authorized' must not show",
  persona: "third-party",
  lossCause: "collision_intersection",
  lossDate: day(-44),
  claimState: "closed",
  scenario: "THIRD_PARTY",
  timeline: ["complete", "complete", "complete", "complete", "complete"],
  documents: { estimates: 0, valuation: false },
  payout: "full",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2018 Jeep Cherokee Latitude",
    claimType: "PROPERTY_DAMAGE",
    status: "CLOSED",
  },
  contacts: [
    {
      ...person("Owen Marsh", "4045550125"),
      contactId: "CNT-2002",
      roles: ["claimant", "driver"],
      isThirdParty: true,
      isCurrentUser: true,
    },
    { ...policyholders["POL-900"], contactId: "CNT-2002-2", roles: ["insured", "driver"] },
  ],
  report: {
    latestUpdate: "Your repairs have been paid.",
    incidentDate: day(-44),
    incidentType: "Collision at an intersection",
    displayInfo: [
      { displayKey: "Total amount authorized", displayValue: "$3,418.20" },
      { displayKey: "Location", displayValue: "Peachtree Street, Atlanta, GA" },
    ],
  },
});
