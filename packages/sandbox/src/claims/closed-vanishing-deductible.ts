import type { ClaimSeed, Contact } from "../claim.ts";
import { crowd, policyholders } from "../people.ts";

/** A pile-up: 65 contacts on three pages, and the one who asks is on the last. */
export const closedVanishingDeductible: ClaimSeed = (day) => ({
  claimNumber: "CLM-1011",
  policyNumber: "POL-103",
  story: "Closed; the deductible vanished to $0, three payees, 65 contacts",
  persona: "member",
  lossCause: "collision_multi_vehicle",
  lossDate: day(-120),
  claimState: "closed",
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "complete", "complete", "complete", "complete"],
  documents: { estimates: 2, valuation: false },
  payout: "full",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2020 Hyundai Tucson SEL",
    claimType: "AUTO_COLLISION",
    status: "CLOSED",
  },
  contacts: pileUp(),
  report: {
    latestUpdate: "Repairs are complete and everyone has been paid.",
    incidentDate: day(-120),
    incidentType: "Multi-vehicle collision",
    coverageInfo: [{ name: "Collision", deductible: "$0" }],
    subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
    hasVanishing: true,
    displayInfo: [
      { displayKey: "Issue date", displayValue: day(-2555) },
      { displayKey: "Location", displayValue: "Interstate 10, near Phoenix, AZ" },
    ],
  },
});

function pileUp(): Contact[] {
  const insured = {
    ...policyholders["POL-103"],
    contactId: "CNT-1011",
    roles: ["insured", "driver"],
    isCurrentUser: true,
  };
  const others = crowd("CNT-1011", 64, { roles: ["claimant"], isThirdParty: true });
  return others.toSpliced(61, 0, insured);
}
