import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";

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
  documents: { estimates: 0, valuation: false },
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
});
