import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Repaired in a shop of the owner's choice; the deductible vanishes year by year and has not vanished yet. */
export const ownShopEstimate: ClaimSeed = (day) => ({
  claimNumber: "CLM-1005",
  policyNumber: "POL-101",
  story: "One estimate from the owner's own shop; a deductible half vanished",
  persona: "member",
  lossCause: "collision_tree",
  lossDate: day(-21),
  claimState: "open",
  scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: [
    {
      id: "EST-1005-1",
      kind: "current estimate",
      createdDate: day(-12),
      fileName: "estimate-ridgeline.pdf",
      load: pdf(() => import("../documents/est-1005-1.ts")),
    },
  ],
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2019 Mazda CX-5 Touring",
    claimType: "AUTO_COLLISION",
    status: "REPAIRS_IN_PROGRESS",
  },
  contacts: [
    {
      ...policyholders["POL-101"],
      contactId: "CNT-1005",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "Your shop sent us its estimate.",
    incidentDate: day(-21),
    incidentType: "Collision with a tree",
    coverageInfo: [{ name: "Collision", deductible: "$250.00" }],
    subCoverageInfo: [{ name: "Rental", deductible: "$30 / $900" }],
    hasVanishing: true,
    displayInfo: [
      { displayKey: "Issue date", displayValue: day(-730) },
      { displayKey: "Location", displayValue: "Sheridan Road, Evanston, IL" },
    ],
  },
  services: {
    latestUpdate: "Your rental car is reserved.",
    ...rentalCover.AVAILABLE,
    displayInfo: [
      { displayKey: "Rental", displayValue: "$30 / $900" },
      { displayKey: "Total days authorized", displayValue: "30" },
      { displayKey: "Total amount authorized", displayValue: "$900.00" },
    ],
  },
  repairs: {
    latestUpdate: "We approved the estimate of your shop.",
    displayTitle: "Your repairs",
    displayText: "Ridgeline Auto Body repairs your vehicle. We pay the shop directly.",
    viewEstimate: {
      displayTitle: "View your estimate",
      displayText: "This is what the repairs are expected to cost.",
      displayBottomInfo: "The shop may find more damage. It will ask us before it does more.",
    },
    payDeductible: {
      displayTitle: "Pay your deductible",
      displayText: "Please pay the shop $250 when you pick up your vehicle.",
    },
    repairsSchedule: {
      displayTitle: "Repairs schedule",
      displayText: "Your shop will call you with a date. Parts usually arrive within a week.",
    },
  },
  payoutDetails: {
    deductible: "$250.00",
    providerPaidAmount: "$2,000.00",
    paymentDetails: [
      {
        payee: "Ridgeline Auto Body",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$2,000.00" },
          { displayKey: "Issue date", displayValue: day(-6) },
          { displayKey: "Payment method", displayValue: "Electronic transfer" },
        ],
      },
    ],
    isThirdParty: false,
    displayInfo: [{ displayKey: "Collision", displayValue: "$250.00" }],
  },
  close: { displayText: "Your claim stays open while your vehicle is being repaired." },
  contactUs: teams["POL-101"],
});
