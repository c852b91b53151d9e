import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";

/** Words that no client knows, fields that are null, and contacts without a role that helps. */
export const unknownWords: ClaimSeed = (day) => ({
  claimNumber: "CLM-3002",
  policyNumber: "POL-104",
  story: "A loss cause, a scenario and a status that no client knows",
  persona: "member",
  lossCause: "zz_unknown_code",
  lossDate: day(-60),
  claimState: "open",
  scenario: "SOMETHING_NEW",
  timeline: ["complete", "PENDING_REVIEW", "in_progress", "NOT_STARTED", "NOT_STARTED"],
  documents: { estimates: 0, valuation: false },
  payout: "none",
  rental: "OTHER",
  summary: {
    vehicle: "2023 Chevrolet Bolt EUV",
    claimType: "ZZ_OTHER",
    status: "PENDING_REVIEW",
  },
  contacts: [
    { ...policyholders["POL-104"], contactId: "CNT-3002", roles: [] },
    { displayName: "Bayou City Towing", contactId: "CNT-3002-2", roles: ["vendor"] },
  ],
  report: {
    incidentDate: day(-60),
    incidentType: null,
    coverageInfo: null,
    subCoverageInfo: null,
    displayInfo: [],
  },
});
