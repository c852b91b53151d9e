import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Reported today: no timeline, and a report with only two fields. */
export const timelineMissing: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes } = wording(t);
  return {
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
      claimType: claimTypes.collision,
      status: t("CLAIM_REPORTED", "Reclamo reportado"),
    },
    contacts: [
      {
        ...policyholders["POL-104"],
        contactId: "CNT-3001",
        roles: ["insured", "driver"],
        isCurrentUser: true,
      },
    ],
    report: { incidentDate: day(0), incidentType: t("Pothole", "Bache") },
    services: { displayText: rentalCover(t).OTHER.displayText },
    repairs: {
      displayTitle: t("Get an estimate for your vehicle", "Obtenga un estimado para su vehículo"),
      displayInfo: [{ displayKey: "PHOTOS", displayValue: t("Send us photos", "Envíenos fotos") }],
    },
    payoutDetails: "no content",
    close: {},
    contactUs: { generalClaimQuestions: teams["POL-104"].generalClaimQuestions },
  };
};
