import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { person, policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Its incident has a time and a zone, where other reports have a calendar date. */
export const totalLossBothDocuments: ClaimSeed = (day) => ({
  claimNumber: "CLM-1007",
  policyNumber: "POL-102",
  story: "A total loss with estimate and valuation",
  persona: "member",
  lossCause: "collision_head_on",
  lossDate: day(-18),
  claimState: "open",
  scenario: "TOTAL_LOSS",
  timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
  documents: [
    {
      id: "EST-1007-1",
      kind: "current estimate",
      createdDate: day(-11),
      fileName: "estimate.pdf",
      load: pdf(() => import("../documents/est-1007-1.ts")),
    },
    {
      id: "VAL-1007",
      kind: "valuation",
      load: pdf(() => import("../documents/val-1007.ts")),
    },
  ],
  payout: "none",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2017 Volkswagen Golf SE",
    claimType: "AUTO_COLLISION",
    status: "TOTAL_LOSS_REVIEW",
  },
  contacts: [
    {
      ...policyholders["POL-102"],
      contactId: "CNT-1007",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
    {
      ...person("Marcus Hale", "2065550123"),
      contactId: "CNT-1007-2",
      roles: ["claimant"],
      isThirdParty: true,
    },
  ],
  report: {
    latestUpdate: "We valued your vehicle. Please look at the offer.",
    incidentDate: `${day(-18)}T15:20:00Z`,
    incidentType: "Head-on collision",
    coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
    subCoverageInfo: [{ name: "Rental", deductible: "$50 / $1,500" }],
    hasVanishing: false,
    displayInfo: [{ displayKey: "Location", displayValue: "Aurora Avenue North, Seattle, WA" }],
  },
  services: {
    latestUpdate: "Your rental car is yours for another ten days.",
    ...rentalCover.AVAILABLE,
    displayInfo: [
      { displayKey: "Rental", displayValue: "$50 / $1,500" },
      { displayKey: "Total days authorized", displayValue: "30" },
      { displayKey: "Total amount authorized", displayValue: "$1,500.00" },
    ],
  },
  repairs: {
    latestUpdate: "We valued your vehicle. Please look at the offer.",
    displayTitle: "Your vehicle is a total loss",
    displayText:
      "Repairs would cost more than the vehicle is worth. The valuation shows how we came to our offer.",
    displayInfo: [
      { displayKey: "Next step", displayValue: "Look at the valuation and call us" },
      { displayKey: "Your vehicle", displayValue: "Take your plates and belongings out of it" },
    ],
    displayBottomInfo: "You can keep the rental car until five days after we pay you.",
    viewEstimate: {
      displayTitle: "Estimate",
      displayText: "What repairs would have cost.",
    },
    generalClaimQuestions: teams["POL-102"].generalClaimQuestions,
  },
  payoutDetails: { deductible: "$500.00", paymentDetails: [], isThirdParty: false },
  close: { displayText: "We'll close your claim when you have been paid." },
  contactUs: teams["POL-102"],
});
