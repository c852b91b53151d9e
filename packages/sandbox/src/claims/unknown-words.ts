import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Words that clients don't know, and a user without a role. */
export const unknownWords: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, steps } = wording(t);
  return {
    claimNumber: "CLM-3002",
    policyNumber: "POL-104",
    story: "A loss cause, a scenario and a status that clients don't know",
    persona: "member",
    lossCause: "zz_unknown_code",
    lossDate: day(-60),
    claimState: "open",
    scenario: "SOMETHING_NEW",
    timeline: ["complete", "PENDING_REVIEW", "in_progress", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      SERVICES: [t("Glass service", "Servicio de cristales")],
      REPAIRS: [
        [steps.inspection, "complete"],
        [t("Second inspection", "Segunda inspección"), "NOT_STARTED"],
      ],
    },
    documents: [],
    payout: "none",
    rental: "OTHER",
    summary: {
      vehicle: "2023 Chevrolet Bolt EUV",
      claimType: claimTypes.comprehensive,
      status: t("UNDER_REVIEW", "En revisión"),
    },
    contacts: [
      { ...policyholders["POL-104"], contactId: "CNT-3002", roles: [], isCurrentUser: true },
      { displayName: "Bayou City Towing", contactId: "CNT-3002-2", roles: ["vendor"] },
    ],
    report: {
      incidentDate: day(-60),
      incidentType: t("Broken window", "Ventana rota"),
      displayInfo: [],
    },
    services: {
      ...rentalCover(t).OTHER,
      details: [
        {
          displayKey: t("Broken window", "Ventana rota"),
          displayValue: t("Taped until the repair", "Cubierta hasta la reparación"),
        },
      ],
    },
    repairs: {
      latestUpdate: t("We are reviewing your claim.", "Estamos revisando su reclamo."),
      displayTitle: t("Your repairs", "Sus reparaciones"),
      displayInfo: [
        {
          displayKey: t("Second inspection", "Segunda inspección"),
          displayValue: t("To be scheduled", "Por programar"),
        },
      ],
      generalClaimQuestions: teams["POL-104"].generalClaimQuestions,
    },
    payoutDetails: { paymentDetails: [], isThirdParty: false },
    close: { displayText: close.untilDone },
    contactUs: { generalClaimQuestions: teams["POL-104"].generalClaimQuestions },
  };
};
