import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { rentalCover } from "../rental-cover.ts";

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
  timelineOrder: [1, 2, 3, 4, 5],
  documents: [],
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
  services: {
    ...rentalCover.OTHER,
    details: [{ displayKey: "ZZ_SERVICE", displayValue: "Windows taped up until the repair" }],
  },
  repairs: {
    latestUpdate: "Your claim is being reviewed.",
    displayTitle: "Your repairs",
    displayInfo: [{ displayKey: "ZZ_STEP", displayValue: "Waiting for a second opinion" }],
    generalClaimQuestions: teams["POL-104"].generalClaimQuestions,
  },
  payoutDetails: { paymentDetails: [], isThirdParty: false },
  close: { displayText: "We'll tell you here when everything is done." },
  contactUs: {
    generalClaimQuestions: { ...teams["POL-104"].generalClaimQuestions, usOnly: null },
    vehicleDamageQuestions: null,
  },
});
