import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { rentalCover } from "../rental-cover.ts";

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
  documents: [],
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
  services: {
    latestUpdate: "Your rental car is reserved from tomorrow on.",
    displayText: rentalCover.AVAILABLE.displayText,
    displayInfo: [
      { displayKey: "Rental", displayValue: "$35 / $1,050" },
      { displayKey: "Rental company", displayValue: "Harbor Rent-a-Car" },
      { displayKey: "Total days authorized", displayValue: "30" },
      { displayKey: "Total amount authorized", displayValue: "$1,050.00" },
    ],
  },
  repairs: {
    latestUpdate: "Your repair shop expects you tomorrow.",
    displayTitle: "Your appointment",
    displayText: "The shop will look at your vehicle and write an estimate while you wait.",
    shopInfo: networkShop("Short North Collision"),
    appointmentDate: day(1),
    selectedServiceOffering: { selectedService: { appointmentTime: "09:30" } },
  },
  payoutDetails: { deductible: "$500", paymentDetails: [], isThirdParty: false },
  close: { displayText: "Your claim stays open while your vehicle is being repaired." },
  contactUs: teams["POL-100"],
});
