import { teams } from "../adjusters.ts";
import type { ClaimSeed, Contact } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { crowd, policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { rentalCover } from "../rental-cover.ts";

/** A pile-up: 65 contacts on three pages, and the one who asks is on the last. */
export const closedVanishingDeductible: ClaimSeed = (day) => ({
  claimNumber: "CLM-1011",
  policyNumber: "POL-103",
  story: "Closed; the deductible vanished to $0, three payees, 65 contacts",
  persona: "member",
  lossCause: "collision_multi_vehicle",
  lossDate: day(-120),
  claimState: "closed",
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "complete", "complete", "complete", "complete"],
  documents: [
    {
      id: "EST-1011-2",
      kind: "current estimate",
      createdDate: day(-104),
      fileName: "estimate-with-photos.pdf",
      load: pdf(() => import("../documents/est-1011-2.ts")),
    },
    {
      id: "EST-1011-1",
      kind: "initial estimate",
      createdDate: day(-116),
      fileName: "estimate.pdf",
      load: pdf(() => import("../documents/est-1011-1.ts")),
    },
  ],
  payout: "full",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2020 Hyundai Tucson SEL",
    claimType: "AUTO_COLLISION",
    status: "CLOSED",
  },
  contacts: pileUp(),
  report: {
    latestUpdate: "Repairs are complete and everyone has been paid.",
    incidentDate: day(-120),
    incidentType: "Multi-vehicle collision",
    coverageInfo: [{ name: "Collision", deductible: "$0" }],
    subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
    hasVanishing: true,
    displayInfo: [
      { displayKey: "Issue date", displayValue: day(-2555) },
      { displayKey: "Location", displayValue: "Interstate 10, near Phoenix, AZ" },
    ],
  },
  services: {
    latestUpdate: "You returned your rental car.",
    ...rentalCover.AVAILABLE,
    displayInfo: [
      { displayKey: "Rental", displayValue: "$40 / $1,200" },
      { displayKey: "Total days authorized", displayValue: "30" },
      { displayKey: "Total amount authorized", displayValue: "$1,200.00" },
    ],
  },
  repairs: {
    latestUpdate: "Your vehicle was repaired and picked up.",
    displayTitle: "Your repairs",
    displayText: "Roosevelt Row Collision repaired your vehicle.",
    viewEstimate: {
      displayTitle: "View your estimate",
      displayText: "The current estimate has photos of every repair and is long.",
      displayBottomInfo: "All repairs of the current estimate are complete.",
    },
    payDeductible: {
      displayTitle: "Your deductible",
      displayText: "Your deductible has vanished. There is nothing to pay.",
    },
    repairsSchedule: {
      displayTitle: "Repairs schedule",
      displayText: "Your vehicle was picked up.",
      shopInfo: networkShop("Roosevelt Row Collision"),
    },
  },
  payoutDetails: {
    deductible: "$0",
    providerPaidAmount: "$8,945.10",
    paymentDetails: [
      {
        payee: "Roosevelt Row Collision",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$7,905.10" },
          { displayKey: "Issue date", displayValue: day(-96) },
        ],
      },
      {
        payee: "Harbor Rent-a-Car",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$640" },
          { displayKey: "Issue date", displayValue: day(-95) },
          { displayKey: "Rental", displayValue: "$40 / $1,200" },
        ],
      },
      {
        payee: "Saguaro Towing",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$400.00" },
          { displayKey: "Issue date", displayValue: day(-110) },
        ],
      },
    ],
    isThirdParty: false,
    displayInfo: [{ displayKey: "Collision", displayValue: "$0" }],
  },
  close: {
    closeDate: day(-90),
    displayText: "Repairs are complete and everyone has been paid.",
  },
  contactUs: teams["POL-103"],
});

function pileUp(): Contact[] {
  const insured = {
    ...policyholders["POL-103"],
    contactId: "CNT-1011",
    roles: ["insured", "driver"],
    isCurrentUser: true,
  };
  const others = crowd("CNT-1011", 64, { roles: ["claimant"], isThirdParty: true });
  return others.toSpliced(61, 0, insured);
}
