import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Stolen and not found: there is nothing to estimate. */
export const totalLossValuation: ClaimSeed = (day) => ({
  claimNumber: "CLM-1008",
  policyNumber: "POL-102",
  story: "A total loss with a valuation only",
  persona: "member",
  lossCause: "theft_vehicle",
  lossDate: day(-27),
  claimState: "open",
  scenario: "TOTAL_LOSS",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: [
    {
      id: "VAL-1008",
      kind: "valuation",
      load: pdf(() => import("../documents/val-1008.ts")),
    },
  ],
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2020 Kia Soul LX",
    claimType: "AUTO_COMPREHENSIVE",
    status: "SETTLEMENT_OFFERED",
  },
  contacts: [
    {
      ...policyholders["POL-102"],
      contactId: "CNT-1008",
      roles: ["insured"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "The police have not found your vehicle. Our offer is ready.",
    incidentDate: day(-27),
    incidentType: "Stolen vehicle",
    coverageInfo: [{ name: "Comprehensive", deductible: "$100.00" }],
    subCoverageInfo: [{ name: "Transportation Expense", deductible: "$900 / $1,800" }],
    hasVanishing: false,
    displayInfo: [
      { displayKey: "Police report", displayValue: "Filed with the Seattle Police Department" },
      { displayKey: "Location", displayValue: "Pike Street, Seattle, WA" },
    ],
  },
  services: {
    latestUpdate: "We pay for other transportation while we look for your vehicle.",
    ...rentalCover.AVAILABLE,
    displayInfo: [{ displayKey: "Total amount authorized", displayValue: "$1,800.00" }],
  },
  repairs: {
    latestUpdate: "Our offer is ready.",
    displayTitle: "Your vehicle has not been found",
    displayText: "We treat it as a total loss. The valuation shows how we came to our offer.",
    displayInfo: [
      { displayKey: "Next step", displayValue: "Send us the title and both keys" },
      { displayKey: "Police report", displayValue: "Received" },
    ],
    generalClaimQuestions: teams["POL-102"].generalClaimQuestions,
  },
  payoutDetails: {
    deductible: "$100.00",
    providerPaidAmount: "$12,000.00",
    paymentDetails: [
      {
        payee: "Cascade Credit Union",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$12,000.00" },
          { displayKey: "Issue date", displayValue: day(-5) },
          { displayKey: "Payment method", displayValue: "Check" },
        ],
      },
    ],
    isThirdParty: false,
    displayInfo: [{ displayKey: "Comprehensive", displayValue: "$100.00" }],
  },
  close: { displayText: "We'll close your claim when you have been paid." },
  contactUs: teams["POL-102"],
});
