import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** A drive-in inspection after hail. Its one coverage comes as an object, and no contact is marked as the one who asks. */
export const hailDriveIn: ClaimSeed = (day) => ({
  claimNumber: "CLM-1003",
  policyNumber: "POL-100",
  story: "A drive-in appointment after hail; services are not required",
  persona: "member",
  lossCause: "hail",
  lossDate: day(-14),
  claimState: "open",
  scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
  timeline: ["complete", "NOT_REQUIRED", "in_progress", "NOT_STARTED", "NOT_STARTED"],
  documents: [],
  payout: "none",
  rental: "NOT_AVAILABLE",
  summary: {
    vehicle: "2018 Subaru Outback Limited",
    claimType: "AUTO_COMPREHENSIVE",
    status: "INSPECTION_SCHEDULED",
  },
  contacts: [
    { ...person("Joel Ellison", "6145550122"), contactId: "CNT-1003-2", roles: ["reporter"] },
    { ...policyholders["POL-100"], contactId: "CNT-1003", roles: ["insured"] },
  ],
  report: {
    latestUpdate: "Bring the vehicle to the drive-in inspection you chose.",
    incidentDate: day(-14),
    incidentType: "Hail",
    coverageInfo: { name: "Comprehensive", deductible: "$250.00" },
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "At home, Columbus, OH" }],
  },
  services: {
    latestUpdate: "No services are needed for this claim.",
    ...rentalCover.NOT_AVAILABLE,
    details: [{ displayKey: "Towing", displayValue: "Not needed" }],
  },
  repairs: {
    latestUpdate: "Your drive-in inspection is booked.",
    displayTitle: "Your drive-in inspection",
    displayText: "It takes about 20 minutes. Please bring your registration.",
    shopInfo: {
      name: "Drive-in inspection, Easton",
      address: "3900 Morse Crossing, Columbus, OH 43219",
      phoneNumber: "6145550131",
    },
    appointmentDate: day(3),
    selectedServiceOffering: { selectedService: { appointmentTime: "2:15 PM" } },
  },
  payoutDetails: { deductible: "$250.00", paymentDetails: [], isThirdParty: "N" },
  close: { displayText: "We'll tell you here when everything is done." },
  contactUs: teams["POL-100"],
});
