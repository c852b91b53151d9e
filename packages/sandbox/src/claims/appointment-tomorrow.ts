import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";

/** A shop of the repair network is chosen and expects the car tomorrow. */
export const appointmentTomorrow: ClaimSeed = (day) => ({
  claimNumber: "CLM-1002",
  policyNumber: "POL-100",
  story: "An appointment tomorrow that can be changed, as can the shop",
  persona: "member",
  lossCause: "collision_parking_lot",
  lossDate: day(-9),
  claimState: "open",
  scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
  timeline: ["complete", "complete", "in_progress", "NOT_STARTED", "NOT_STARTED"],
  documents: { estimates: 0, valuation: false },
  payout: "none",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2022 Honda CR-V EX",
    claimType: "AUTO_COLLISION",
    status: "INSPECTION_SCHEDULED",
    tellUsMoreVisibility: false,
  },
  contacts: [
    {
      ...policyholders["POL-100"],
      contactId: "CNT-1002",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "Your repair shop will look at the vehicle tomorrow.",
    incidentDate: day(-9),
    incidentType: "Parking lot collision",
    coverageInfo: [{ name: "Collision", deductible: "$500" }],
    subCoverageInfo: [{ name: "Rental Reimbursement", deductible: "$35 / $1,050" }],
    hasVanishing: false,
    displayInfo: [
      { displayKey: "Location", displayValue: "Garage of the Easton Market, Columbus, OH" },
    ],
  },
});
