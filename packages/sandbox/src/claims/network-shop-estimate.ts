import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { crowd, policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { rentalCover } from "../rental-cover.ts";

/** Sideswiped by a shuttle bus: the driver and 29 passengers are exactly one page of contacts. */
export const networkShopEstimate: ClaimSeed = (day) => ({
  claimNumber: "CLM-1006",
  policyNumber: "POL-101",
  story: "A current and an initial estimate, a deductible to pay, two payees, exactly 30 contacts",
  persona: "member",
  lossCause: "collision_sideswipe_same",
  lossDate: day(-33),
  claimState: "open",
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: [
    {
      id: "EST-1006-2",
      kind: "current estimate",
      isLabelled: true,
      createdDate: day(-10),
      fileName: "estimate-current.pdf",
      load: pdf(() => import("../documents/est-1006-2.ts")),
    },
    {
      id: "EST-1006-1",
      kind: "initial estimate",
      isLabelled: true,
      createdDate: day(-24),
      fileName: "estimate-initial.pdf",
      load: pdf(() => import("../documents/est-1006-1.ts")),
    },
  ],
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2021 Toyota RAV4 XLE",
    claimType: "AUTO_COLLISION",
    status: "REPAIRS_IN_PROGRESS",
  },
  contacts: [
    {
      ...policyholders["POL-101"],
      contactId: "CNT-1006",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
    ...crowd("CNT-1006", 29, { roles: ["witness"] }),
  ],
  report: {
    latestUpdate: "Parts have arrived and repairs have begun.",
    incidentDate: day(-33),
    incidentType: "Sideswipe by a shuttle bus",
    coverageInfo: [{ name: "Collision", deductible: "$1,000.00" }],
    subCoverageInfo: [
      { name: "Rental", deductible: "$45.50 / $1,365" },
      { name: "Transportation Expense", deductible: "$750" },
    ],
    hasVanishing: false,
    displayInfo: [
      { displayKey: "Collision", displayValue: "$1,000.00" },
      { displayKey: "Location", displayValue: "Terminal 2, Chicago, IL" },
    ],
  },
  services: {
    latestUpdate: "You picked up your rental car.",
    ...rentalCover.AVAILABLE,
    displayInfo: [
      { displayKey: "Rental", displayValue: "$45.50 / $1,365" },
      { displayKey: "Rental company", displayValue: "Harbor Rent-a-Car" },
      { displayKey: "Total days authorized", displayValue: "30" },
      { displayKey: "Total amount authorized", displayValue: "$1,365.00" },
      { displayKey: "Towing", displayValue: "Paid in full" },
    ],
  },
  repairs: {
    latestUpdate: "Parts have arrived and repairs have begun.",
    displayTitle: "Your repairs",
    displayText: "West Loop Auto Rebuilders repairs your vehicle.",
    viewEstimate: {
      displayTitle: "View your estimate",
      displayText: "The shop found more damage behind the bumper, so there is a new estimate.",
      displayBottomInfo: [
        { displayKey: "Initial estimate", displayValue: "$5,238.40" },
        { displayKey: "Current estimate", displayValue: "$6,412.75" },
      ],
    },
    payDeductible: {
      displayTitle: "Pay your deductible",
      displayText: "Please pay the shop $1,000 when you pick up your vehicle.",
    },
    repairsSchedule: {
      displayTitle: "Repairs schedule",
      displayText: "Your vehicle should be ready in about five days.",
      shopInfo: networkShop("West Loop Auto Rebuilders"),
    },
  },
  payoutDetails: {
    deductible: "$1,000.00",
    providerPaidAmount: "$4,238.40",
    paymentDetails: [
      {
        payee: "West Loop Auto Rebuilders",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$3,738.40" },
          { displayKey: "Issue date", displayValue: day(-9) },
          { displayKey: "Payment method", displayValue: "Electronic transfer" },
        ],
      },
      {
        payee: "Harbor Rent-a-Car",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$500.00" },
          { displayKey: "Issue date", displayValue: day(-4) },
          { displayKey: "Rental", displayValue: "$45.50 / $1,365" },
        ],
      },
    ],
    isThirdParty: false,
    displayInfo: [
      { displayKey: "Collision", displayValue: "$1,000.00" },
      { displayKey: "Total amount authorized", displayValue: "$5,412.75" },
    ],
  },
  close: { displayText: "Your claim stays open while your vehicle is being repaired." },
  contactUs: teams["POL-101"],
});
