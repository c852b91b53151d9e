import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Not eligible for any repair service, so the customer has to call the claim associate. */
export const inspectionNeeded: ClaimSeed = (day, t = inEnglish) => {
  const { close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1004",
    policyNumber: "POL-101",
    story: "An inspection is needed; the adjuster's phone number and email address are shown",
    persona: "member",
    lossCause: "glass_windshield",
    lossDate: day(-5),
    claimState: "open",
    scenario: "NOT_ELIGIBLE_NO_SERVICE_SELECTED",
    timeline: ["complete", "NOT_REQUIRED", "NOT_STARTED", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      REPAIRS: [steps.inspection, steps.estimate, steps.repairs],
    },
    documents: [],
    payout: "none",
    rental: "NOT_AVAILABLE",
    summary: {
      vehicle: "2016 Ford F-150 XLT",
      claimType: t("auto glass", "cristales"),
      status: t("inspection needed", "inspección pendiente"),
    },
    contacts: [
      {
        ...policyholders["POL-101"],
        contactId: "CNT-1004",
        roles: ["insured", "driver"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "Your vehicle needs an inspection. Call your claim associate to schedule it.",
        "Su vehículo necesita una inspección. Llame a su representante de reclamos para programarla.",
      ),
      incidentDate: day(-5),
      incidentType: t("Windshield damage", "Daño al parabrisas"),
      coverageInfo: [{ name: "Glass", deductible: t("Waived", "Sin deducible") }],
      hasVanishing: false,
      displayInfo: [{ displayKey: rows.location, displayValue: "Lake Shore Drive, Chicago, IL" }],
    },
    services: {
      latestUpdate: t(
        "No services are needed for this claim.",
        "Este reclamo no necesita ningún servicio.",
      ),
      displayText: rentalCover(t).NOT_AVAILABLE.displayText,
      displayInfo: [
        {
          displayKey: "Glass",
          displayValue: t("Repair at home or at work", "Reparación en casa o en el trabajo"),
        },
      ],
    },
    repairs: {
      latestUpdate: t(
        "Your vehicle needs an inspection first.",
        "Su vehículo necesita primero una inspección.",
      ),
      displayTitle: t("Your estimate", "Su estimado"),
      displayText: t(
        "Your vehicle has sensors behind the windshield, so it has to be inspected before we estimate the repair.",
        "Su vehículo tiene sensores detrás del parabrisas, por lo que hay que inspeccionarlo antes de calcular la reparación.",
      ),
      generalClaimQuestions: teams["POL-101"].generalClaimQuestions,
    },
    payoutDetails: {
      deductible: t("Waived", "Sin deducible"),
      paymentDetails: [],
      isThirdParty: false,
    },
    close: { displayText: close.untilDone },
    contactUs: {
      ...teams["POL-101"],
      // With a country code: clients show eleven digits unformatted.
      vehicleDamageQuestions: {
        claimAdjusterName: t("Inspection desk", "Departamento de inspecciones"),
        tollFreeNumber: "18005550154",
      },
    },
  };
};
