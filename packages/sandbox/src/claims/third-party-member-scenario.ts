import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { person, policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { rentalCover } from "../rental-cover.ts";

/** The server treats the third party as a member: the client has to hold back coverages and deductibles. */
export const thirdPartyMemberScenario: ClaimSeed = (day) => ({
  claimNumber: "CLM-2003",
  policyNumber: "POL-901",
  story: "A third party's claim with a member's data: no coverage and no deductible may show",
  persona: "third-party",
  lossCause: "collision_hit_and_run",
  lossDate: day(-15),
  claimState: "open",
  scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: [
    {
      id: "EST-2003-1",
      kind: "current estimate",
      createdDate: day(-7),
      load: pdf(() => import("../documents/est-2003-1.ts")),
    },
  ],
  payout: "partial",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2021 Tesla Model 3",
    claimType: "PROPERTY_DAMAGE",
    status: "REPAIRS_IN_PROGRESS",
  },
  contacts: [
    { ...policyholders["POL-901"], contactId: "CNT-2003-2", roles: ["insured", "driver"] },
    {
      ...person("Tomas Reyes", "6175550126"),
      contactId: "CNT-2003",
      roles: ["claimant"],
      isThirdParty: true,
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "Repairs have begun.",
    incidentDate: day(-15),
    incidentType: "Hit and run",
    coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
    subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
    hasVanishing: true,
    displayInfo: [
      { displayKey: "Total amount authorized", displayValue: "$2,750.00" },
      { displayKey: "Location", displayValue: "Commonwealth Avenue, Boston, MA" },
    ],
  },
  services: {
    latestUpdate: "Your rental car is reserved.",
    ...rentalCover.AVAILABLE,
    displayInfo: [
      { displayKey: "Collision", displayValue: "$500.00" },
      { displayKey: "Total amount authorized", displayValue: "$1,200.00" },
    ],
  },
  repairs: {
    latestUpdate: "Repairs have begun.",
    displayTitle: "Your repairs",
    displayText: "Dorchester Avenue Collision repairs your vehicle.",
    displayInfo: [
      { displayKey: "Collision", displayValue: "$500.00" },
      { displayKey: "Total amount authorized", displayValue: "$2,750.00" },
    ],
    viewEstimate: {
      displayTitle: "View your estimate",
      displayText: "This is what the repairs are expected to cost.",
    },
    payDeductible: {
      displayTitle: "Pay your deductible",
      displayText: "Please pay the shop $500 when you pick up your vehicle.",
    },
    repairsSchedule: {
      displayTitle: "Repairs schedule",
      displayText: "Your vehicle should be ready in about a week.",
      shopInfo: networkShop("Dorchester Avenue Collision"),
    },
    generalClaimQuestions: teams["POL-901"].generalClaimQuestions,
  },
  payoutDetails: {
    deductible: "$500.00",
    providerPaidAmount: "$1,500.00",
    paymentDetails: [
      {
        payee: "Dorchester Avenue Collision",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$1,500.00" },
          { displayKey: "Total amount authorized", displayValue: "$2,750.00" },
        ],
      },
    ],
    // The server says so although the asking person is one: the client's flag has to win.
    isThirdParty: false,
    displayInfo: [
      { displayKey: "Collision", displayValue: "$500.00" },
      { displayKey: "Total amount authorized", displayValue: "$2,750.00" },
    ],
  },
  close: { displayText: "Your claim stays open while your vehicle is being repaired." },
  contactUs: teams["POL-901"],
});
