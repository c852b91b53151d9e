import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Closed, and of the same day as an open claim of its policy, so that the state decides their order. */
export const windshieldClosed: ClaimSeed = (day) => ({
  claimNumber: "CLM-1013",
  policyNumber: "POL-100",
  story: "A chip repaired and closed within a week; same date as CLM-1002, which is open",
  persona: "member",
  lossCause: "glass_windshield_repair",
  lossDate: day(-9),
  claimState: "closed",
  scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "NOT_REQUIRED", "complete", "complete", "complete"],
  documents: [
    {
      id: "EST-1013-1",
      kind: "current estimate",
      createdDate: day(-8),
      fileName: "windshield-estimate.pdf",
      load: pdf(() => import("../documents/est-1013-1.ts")),
    },
  ],
  payout: "full",
  rental: "NOT_AVAILABLE",
  summary: {
    vehicle: "2018 Subaru Outback Limited",
    claimType: "AUTO_GLASS",
    status: "CLOSED",
  },
  contacts: [
    {
      ...policyholders["POL-100"],
      contactId: "CNT-1013",
      roles: ["insured"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "The chip is repaired and the shop has been paid.",
    incidentDate: day(-9),
    incidentType: "Windshield chip",
    coverageInfo: [{ name: "Glass", deductible: "Waived" }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "Interstate 71, near Columbus, OH" }],
  },
  services: {
    latestUpdate: "No services were needed for this claim.",
    ...rentalCover.NOT_AVAILABLE,
    displayInfo: [],
  },
  repairs: {
    latestUpdate: "The chip is repaired.",
    displayTitle: "Your repair",
    displayText: "The shop filled the chip; the windshield did not have to be replaced.",
    viewEstimate: {
      displayTitle: "View your estimate",
      displayText: "This is what the shop charged.",
    },
  },
  payoutDetails: {
    deductible: "Waived",
    providerPaidAmount: "$95",
    paymentDetails: [
      {
        payee: "Clearview Glass",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$95" },
          { displayKey: "Issue date", displayValue: day(-3) },
        ],
      },
    ],
    isThirdParty: false,
  },
  close: {
    closeDate: day(-3),
    displayText: "The shop has been paid. There is nothing left to do.",
  },
  contactUs: teams["POL-100"],
});
