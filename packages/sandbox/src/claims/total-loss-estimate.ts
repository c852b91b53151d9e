import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Has an estimate; the valuation is not ready yet. */
export const totalLossEstimate: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1009",
    policyNumber: "POL-102",
    story: "A total loss with an estimate only",
    persona: "member",
    lossCause: "flood",
    lossDate: day(-12),
    claimState: "open",
    scenario: "TOTAL_LOSS",
    timeline: ["complete", "in_progress", "in_progress", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      SERVICES: [
        [steps.towing, "complete"],
        [steps.rentalCheck, "in_progress"],
      ],
      REPAIRS: [
        [steps.inspection, "complete"],
        [steps.valuation, "in_progress"],
      ],
      PAYOUT: [steps.settlementPayment],
    },
    documents: [
      {
        id: "EST-1009-1",
        kind: "current estimate",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1009-1.ts"),
            () => import("../documents/es-us/est-1009-1.ts"),
          ),
        ),
      },
    ],
    payout: "none",
    rental: "PENDING",
    summary: {
      vehicle: "2015 Nissan Leaf S",
      claimType: claimTypes.comprehensive,
      status: t("TOTAL_LOSS_REVIEW", "Pérdida total"),
    },
    contacts: [
      {
        ...policyholders["POL-102"],
        contactId: "CNT-1009",
        roles: ["insured"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "Repairs would cost more than the vehicle is worth. We are valuing it.",
        "Repararlo costaría más de lo que vale. Estamos valuando el vehículo.",
      ),
      incidentDate: day(-12),
      incidentType: t("Flood", "Inundación"),
      coverageInfo: [{ name: "Comprehensive", deductible: "$250" }],
      hasVanishing: false,
      displayInfo: [
        {
          displayKey: rows.location,
          displayValue: t("At home, Duvall, WA", "En casa, Duvall, WA"),
        },
      ],
    },
    services: {
      latestUpdate: t(
        "We are checking your rental coverage.",
        "Estamos verificando su cobertura de alquiler.",
      ),
      displayText: rentalCover(t).PENDING.displayText,
      displayInfo: [
        {
          displayKey: rows.towing,
          displayValue: t("Towed to the inspection lot", "Remolcado al lugar de inspección"),
        },
      ],
    },
    repairs: {
      latestUpdate: t("We are valuing your vehicle.", "Estamos valuando su vehículo."),
      displayTitle: t("Your vehicle is a total loss", "Su vehículo es pérdida total"),
      displayText: t(
        "Water reached the battery, so the vehicle cannot be repaired safely.",
        "El agua llegó a la batería, así que el vehículo no se puede reparar de forma segura.",
      ),
      displayInfo: [
        {
          displayKey: rows.nextStep,
          displayValue: t("Wait for our valuation", "Espere nuestra valuación"),
        },
      ],
      viewEstimate: {
        displayTitle: t("Estimate", "Estimado"),
        displayText: t("What repairs would have cost.", "Lo que habrían costado las reparaciones."),
      },
      generalClaimQuestions: teams["POL-102"].generalClaimQuestions,
    },
    payoutDetails: { paymentDetails: [], isThirdParty: false },
    close: { displayText: close.untilPaid },
    contactUs: teams["POL-102"],
  };
};
