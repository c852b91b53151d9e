import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Someone else's car was hit by our policyholder. */
export const thirdPartyOpen: ClaimSeed = (day) => ({
  claimNumber: "CLM-2001",
  policyNumber: "POL-900",
  story: "A third party's claim that has been received",
  persona: "third-party",
  lossCause: "collision_while_parked",
  lossDate: day(-6),
  claimState: "open",
  scenario: "THIRD_PARTY",
  timeline: ["complete", "in_progress", "NOT_STARTED", "NOT_STARTED", "NOT_STARTED"],
  documents: [],
  payout: "none",
  rental: "PENDING",
  summary: {
    vehicle: "2013 Toyota Corolla LE",
    claimType: "PROPERTY_DAMAGE",
    status: "CLAIM_RECEIVED",
  },
  contacts: [
    { ...policyholders["POL-900"], contactId: "CNT-2001-2", roles: ["insured", "driver"] },
    {
      ...person("Alicia Benton", "4045550124"),
      contactId: "CNT-2001",
      roles: ["claimant"],
      isThirdParty: true,
      isCurrentUser: true,
    },
  ],
  report: {
    latestUpdate: "We are talking to the other driver.",
    incidentDate: day(-6),
    incidentType: "Hit while parked",
    displayInfo: [{ displayKey: "Location", displayValue: "Ponce de Leon Avenue, Atlanta, GA" }],
  },
  services: {
    latestUpdate: "We will tell you about services when we know who is responsible.",
    ...rentalCover.PENDING,
    displayInfo: [],
  },
  repairs: {
    latestUpdate: "We are talking to the other driver.",
    displayTitle: "Your claim has been received",
    displayText: "We'll call you about an inspection as soon as we have heard from the driver.",
    displayEmail: "property.claims@example.com",
    generalClaimQuestions: teams["POL-900"].generalClaimQuestions,
  },
  payoutDetails: { paymentDetails: [], isThirdParty: true },
  close: { displayText: "We'll tell you here when everything is done." },
  contactUs: {
    ...teams["POL-900"],
    vehicleDamageQuestions: {
      claimAdjusterName: "Property damage desk",
      tollFreeNumber: "8005550156",
      usOnly: "4045550157",
    },
  },
});
