import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Two days old; every row that has a format of its own. */
export const justReported: ClaimSeed = (day) => ({
  claimNumber: "CLM-1001",
  policyNumber: "POL-100",
  story: "A fresh claim with three ways to an estimate, and a prompt to tell us more",
  persona: "member",
  lossCause: "collision_rear_end",
  lossDate: day(-2),
  claimState: "open",
  scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
  timeline: ["complete", "in_progress", "NOT_STARTED", "NOT_STARTED", "NOT_STARTED"],
  documents: [],
  payout: "none",
  rental: "PENDING",
  summary: {
    vehicle: "2022 Honda CR-V EX",
    claimType: "AUTO_COLLISION",
    status: "CLAIM_REPORTED",
    tellUsMoreVisibility: true,
  },
  contacts: [
    {
      ...policyholders["POL-100"],
      contactId: "CNT-1001",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
    {
      ...person("Curtis Webb", "6145550121"),
      contactId: "CNT-1001-2",
      roles: ["claimant"],
      isThirdParty: true,
    },
  ],
  report: {
    latestUpdate: "We received your report and assigned a claim associate.",
    incidentDate: day(-2),
    incidentType: "Rear-end collision with an uninsured driver",
    coverageInfo: [
      { name: "Collision", deductible: "$500.00" },
      { name: "Uninsured - Property Damage", deductible: "$250.00" },
    ],
    subCoverageInfo: [
      { name: "Rental", deductible: "$40 / $1,200" },
      { name: "Transportation Expense", deductible: "$600 / $1,800" },
    ],
    hasVanishing: false,
    displayInfo: [
      { displayKey: "Issue date", displayValue: day(-412) },
      { displayKey: "Collision", displayValue: "$500.00" },
      { displayKey: "Comprehensive", displayValue: "$1,000.50" },
      { displayKey: "Uninsured - Property Damage", displayValue: "$250" },
      { displayKey: "Rental", displayValue: "$40 / $1,200" },
      { displayKey: "Location", displayValue: "High Street and Third Avenue, Columbus, OH" },
    ],
  },
  services: {
    latestUpdate: "We are checking which services your policy includes.",
    ...rentalCover.PENDING,
    displayInfo: [{ displayKey: "Towing", displayValue: "Not needed" }],
  },
  repairs: {
    latestUpdate: "Choose how you would like to get an estimate.",
    displayTitle: "Get an estimate for your vehicle",
    displayText: "All three ways cost you nothing. Most estimates are ready within two days.",
    displayInfo: [
      { displayKey: "NETWORK_SHOP", displayValue: "Visit a shop of our repair network" },
      { displayKey: "DRIVE_IN", displayValue: "Come to a drive-in inspection" },
      { displayKey: "PHOTOS", displayValue: "Send us photos" },
    ],
  },
  payoutDetails: { paymentDetails: [], isThirdParty: false, displayInfo: [] },
  close: { displayText: "We'll tell you here when everything is done." },
  contactUs: teams["POL-100"],
});
