import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

/** Reported today: there is no timeline and hardly a report. */
export const timelineMissing: ClaimSeed = (day) => ({
  claimNumber: "CLM-3001",
  policyNumber: "POL-104",
  story: "Reported today: no timeline yet, no coverages yet",
  persona: "member",
  lossCause: "pothole",
  lossDate: day(0),
  claimState: "open",
  scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
  timeline: "not found",
  documents: [],
  payout: "none",
  rental: "OTHER",
  summary: {
    vehicle: "2023 Chevrolet Bolt EUV",
    claimType: "AUTO_COLLISION",
    status: "CLAIM_REPORTED",
  },
  contacts: [
    {
      ...policyholders["POL-104"],
      contactId: "CNT-3001",
      roles: ["insured", "driver"],
      isCurrentUser: true,
    },
  ],
  report: { incidentDate: day(0), incidentType: "Pothole" },
  services: { displayText: rentalCover.OTHER.displayText },
  repairs: {
    displayTitle: "Get an estimate for your vehicle",
    displayInfo: [{ displayKey: "PHOTOS", displayValue: "Send us photos" }],
  },
  payoutDetails: "no content",
  close: {},
  contactUs: { generalClaimQuestions: teams["POL-104"].generalClaimQuestions },
});
