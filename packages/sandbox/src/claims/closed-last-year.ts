import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** 300 days old, for most of the year a claim of last year: its date must not sort by day and month. */
export const closedLastYear: ClaimSeed = (day) => ({
  claimNumber: "CLM-1012",
  policyNumber: "POL-103",
  story: "Closed long ago; sorts last by date",
  persona: "member",
  lossCause: "animal_deer",
  lossDate: day(-300),
  claimState: "closed",
  scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "NOT_REQUIRED", "complete", "complete", "complete"],
  documents: [
    {
      id: "EST-1012-1",
      kind: "current estimate",
      createdDate: day(-290),
      fileName: "estimate.pdf",
      load: pdf(() => import("../documents/est-1012-1.ts")),
    },
  ],
  payout: "full",
  rental: "NOT_AVAILABLE",
  summary: {
    vehicle: "2020 Hyundai Tucson SEL",
    claimType: "AUTO_COMPREHENSIVE",
    status: "CLOSED",
  },
  contacts: [
    {
      ...policyholders["POL-103"],
      contactId: "CNT-1012",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "Your claim is settled.",
    incidentDate: day(-300),
    incidentType: "Collision with a deer",
    coverageInfo: [{ name: "Comprehensive", deductible: "0.00" }],
    hasVanishing: "Y",
    displayInfo: [{ displayKey: "Location", displayValue: "State Route 87, near Payson, AZ" }],
  },
  services: {
    latestUpdate: "No services were needed for this claim.",
    ...rentalCover.NOT_AVAILABLE,
    displayInfo: [],
  },
  repairs: {
    latestUpdate: "Your vehicle was repaired.",
    displayTitle: "Your repairs",
    displayText: "Payson Auto Works repaired your vehicle.",
    viewEstimate: {
      displayTitle: "View your estimate",
      displayText: "This is what the repairs cost.",
    },
    payDeductible: {
      displayTitle: "Your deductible",
      displayText: "Your deductible has vanished. There is nothing to pay.",
    },
  },
  payoutDetails: {
    deductible: "0.00",
    providerPaidAmount: "$4,120.00",
    paymentDetails: [
      {
        payee: "Payson Auto Works",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$4,120.00" },
          { displayKey: "Issue date", displayValue: day(-270) },
        ],
      },
    ],
    isThirdParty: false,
  },
  close: { closeDate: day(-265), displayText: "Your claim is settled." },
  contactUs: teams["POL-103"],
});
