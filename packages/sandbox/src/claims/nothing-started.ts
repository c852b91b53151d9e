import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Every step of its timeline is still to come, in lower case. */
export const nothingStarted: ClaimSeed = (day) => ({
  claimNumber: "CLM-3003",
  policyNumber: "POL-104",
  story: "No step has started; the token of its document has expired",
  persona: "member",
  lossCause: "vandalism_keyed",
  lossDate: day(-8),
  claimState: "open",
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["not_started", "not_started", "not_started", "not_started", "not_started"],
  // As text, "10" comes before "2".
  timelineOrder: ["1", "2", "10", "11", "12"],
  documents: [
    {
      id: "EST-3003-1",
      kind: "current estimate",
      createdDate: day(-5),
      fileName: "estimate.pdf",
      tokenExpires: true,
      load: pdf(() => import("../documents/est-3003-1.ts")),
    },
  ],
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2012 BMW 328i",
    claimType: "AUTO_COMPREHENSIVE",
    status: "ESTIMATE_RECEIVED",
  },
  contacts: [
    {
      ...policyholders["POL-104"],
      contactId: "CNT-3003",
      roles: ["insured"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "We have the estimate of your shop.",
    incidentDate: day(-8),
    incidentType: "Keyed or scratched",
    coverageInfo: [{ name: "Comprehensive", deductible: "$1,000.50" }],
    subCoverageInfo: [{ name: "Transportation Expense", deductible: "$500" }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "Montrose Boulevard, Houston, TX" }],
  },
  services: {
    latestUpdate: "You can reserve a rental car whenever you need it.",
    ...rentalCover.AVAILABLE,
    displayInfo: [{ displayKey: "Total days authorized", displayValue: "15" }],
  },
  repairs: {
    latestUpdate: "We have the estimate of your shop.",
    displayTitle: "Your repairs",
    displayText: "Montrose Coachworks will paint both doors.",
    viewEstimate: {
      displayTitle: "View your estimate",
      displayText: "This is what the repairs are expected to cost.",
    },
    payDeductible: {
      displayTitle: "Pay your deductible",
      displayText: "Please pay the shop $1,000.50 when you pick up your vehicle.",
    },
    repairsSchedule: {
      displayTitle: "Repairs schedule",
      displayText: "Your shop will call you with a date.",
    },
  },
  payoutDetails: {
    deductible: "$1,000.50",
    providerPaidAmount: "$842.10",
    paymentDetails: [
      {
        payee: "Montrose Coachworks",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$842.10" },
          { displayKey: "Issue date", displayValue: "11/02/2026" },
        ],
      },
    ],
    isThirdParty: false,
    displayInfo: [{ displayKey: "Comprehensive", displayValue: "$1,000.50" }],
  },
  close: { displayText: "Your claim stays open while your vehicle is being repaired." },
  contactUs: teams["POL-104"],
});
