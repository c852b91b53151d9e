import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Words that no client knows, fields that are null, and contacts without a role that helps. */
export const unknownWords: ClaimSeed = (day, say = inEnglish) => {
  const { claimTypes, close, steps } = wording(say);
  return {
    claimNumber: "CLM-3002",
    policyNumber: "POL-104",
    story: "A loss cause, a scenario and a status that no client knows",
    persona: "member",
    lossCause: "zz_unknown_code",
    lossDate: day(-60),
    claimState: "open",
    scenario: "SOMETHING_NEW",
    timeline: ["complete", "PENDING_REVIEW", "in_progress", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      SERVICES: [say("Glass service", "Servicio de cristales")],
      REPAIRS: [
        [steps.inspection, "complete"],
        [say("Second inspection", "Segunda inspección"), "NOT_STARTED"],
      ],
    },
    timelineOrder: [1, 2, 3, 4, 5],
    documents: [],
    payout: "none",
    rental: "OTHER",
    summary: {
      vehicle: "2023 Chevrolet Bolt EUV",
      claimType: claimTypes.comprehensive,
      status: say("UNDER_REVIEW", "En revisión"),
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
      ...rentalCover(say).OTHER,
      details: [
        {
          displayKey: say("Broken window", "Ventana rota"),
          displayValue: say("Taped until the repair", "Cubierta hasta la reparación"),
        },
      ],
    },
    repairs: {
      latestUpdate: say("We are reviewing your claim.", "Estamos revisando su reclamo."),
      displayTitle: say("Your repairs", "Sus reparaciones"),
      displayInfo: [
        {
          displayKey: say("Second inspection", "Segunda inspección"),
          displayValue: say("To be scheduled", "Por programar"),
        },
      ],
      generalClaimQuestions: teams["POL-104"].generalClaimQuestions,
    },
    payoutDetails: { paymentDetails: [], isThirdParty: false },
    close: { displayText: close.untilDone },
    contactUs: {
      generalClaimQuestions: { ...teams["POL-104"].generalClaimQuestions, usOnly: null },
      vehicleDamageQuestions: null,
    },
  };
};
