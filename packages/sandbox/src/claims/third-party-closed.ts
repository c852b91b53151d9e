import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Paid and closed. The amount that was authorized is none of the third party's business, yet it is sent. */
export const thirdPartyClosed: ClaimSeed = (day) => ({
  claimNumber: "CLM-2002",
  policyNumber: "POL-900",
  story: "A third party's closed claim; 'Total amount authorized' must not show",
  persona: "third-party",
  lossCause: "collision_intersection",
  lossDate: day(-44),
  claimState: "closed",
  scenario: "THIRD_PARTY",
  timeline: ["complete", "complete", "complete", "complete", "complete"],
  documents: [],
  payout: "full",
  rental: "AVAILABLE",
  summary: {
    vehicle: "2018 Jeep Cherokee Latitude",
    claimType: "PROPERTY_DAMAGE",
    status: "CLOSED",
  },
  contacts: [
    {
      ...person("Owen Marsh", "4045550125"),
      contactId: "CNT-2002",
      roles: ["claimant", "driver"],
      isThirdParty: true,
      isCurrentUser: true,
    },
    { ...policyholders["POL-900"], contactId: "CNT-2002-2", roles: ["insured", "driver"] },
  ],
  report: {
    latestUpdate: "Your repairs have been paid.",
    incidentDate: day(-44),
    incidentType: "Collision at an intersection",
    displayInfo: [
      { displayKey: "Total amount authorized", displayValue: "$3,418.20" },
      { displayKey: "Location", displayValue: "Peachtree Street, Atlanta, GA" },
    ],
  },
  services: {
    latestUpdate: "You returned your rental car.",
    ...rentalCover.AVAILABLE,
    displayInfo: [
      { displayKey: "Rental company", displayValue: "Harbor Rent-a-Car" },
      { displayKey: "Total days authorized", displayValue: "12" },
      { displayKey: "Total amount authorized", displayValue: "$540.00" },
    ],
  },
  repairs: {
    latestUpdate: "Your repairs have been paid.",
    displayTitle: "Your claim has been received",
    displayText: "Your shop has sent us its invoice and we have paid it.",
    displayEmail: "property.claims@example.com",
    displayInfo: [{ displayKey: "Total amount authorized", displayValue: "$3,418.20" }],
    generalClaimQuestions: teams["POL-900"].generalClaimQuestions,
  },
  payoutDetails: {
    providerPaidAmount: "$3,418.20",
    paymentDetails: [
      {
        payee: "Owen Marsh",
        paymentInfo: [
          { displayKey: "Amount", displayValue: "$3,418.20" },
          { displayKey: "Issue date", displayValue: day(-14) },
          { displayKey: "Total amount authorized", displayValue: "$3,418.20" },
        ],
      },
    ],
    isThirdParty: true,
    displayInfo: [{ displayKey: "Total amount authorized", displayValue: "$3,418.20" }],
  },
  close: { closeDate: day(-12), displayText: "Your repairs have been paid." },
  contactUs: teams["POL-900"],
});
