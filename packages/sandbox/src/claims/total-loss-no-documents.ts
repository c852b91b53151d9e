import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Reported yesterday: no document is ready. */
export const totalLossNoDocuments: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1010",
    policyNumber: "POL-103",
    story: "A total loss without documents yet, and a prompt to tell us more",
    persona: "member",
    lossCause: "fire_vehicle",
    lossDate: day(-1),
    claimState: "open",
    scenario: "TOTAL_LOSS",
    timeline: ["in_progress", "in_progress", "NOT_STARTED", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      REPORT: [
        [steps.reported, "complete"],
        [steps.assigned, "complete"],
        [t("Report review", "Revisión del reporte"), "in_progress"],
      ],
      SERVICES: [
        [steps.towing, "in_progress"],
        [steps.rentalCheck, "in_progress"],
      ],
      REPAIRS: [steps.inspection, steps.valuation],
      PAYOUT: [steps.settlementPayment],
    },
    documents: [],
    payout: "none",
    rental: "PENDING",
    summary: {
      vehicle: "2014 Chevrolet Malibu LT",
      claimType: claimTypes.comprehensive,
      status: t("CLAIM_REPORTED", "Reclamo reportado"),
      tellUsMoreVisibility: true,
    },
    contacts: [
      {
        ...policyholders["POL-103"],
        contactId: "CNT-1010",
        roles: ["insured"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "We received your report and are reviewing it. Please keep away from the vehicle.",
        "Recibimos su reporte y lo estamos revisando. No se acerque al vehículo.",
      ),
      incidentDate: day(-1),
      incidentType: t("Vehicle fire", "Incendio del vehículo"),
      coverageInfo: [{ name: "Comprehensive", deductible: "$500.00" }],
      subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
      hasVanishing: false,
      displayInfo: [{ displayKey: rows.location, displayValue: "Camelback Road, Phoenix, AZ" }],
    },
    services: {
      latestUpdate: t(
        "A tow truck is on its way. We are checking your rental coverage.",
        "Una grúa va en camino. Estamos verificando su cobertura de alquiler.",
      ),
      ...rentalCover(t).PENDING,
      displayInfo: [{ displayKey: rows.towing, displayValue: t("On its way", "En camino") }],
    },
    repairs: {
      latestUpdate: t("We received your report.", "Recibimos su reporte."),
      displayTitle: t(
        "Your vehicle is likely a total loss",
        "Su vehículo probablemente es pérdida total",
      ),
      displayText: t(
        "We will tow and inspect it. You don't have to be there.",
        "Lo remolcaremos e inspeccionaremos. No tiene que estar presente.",
      ),
      generalClaimQuestions: teams["POL-103"].generalClaimQuestions,
    },
    payoutDetails: { paymentDetails: [], isThirdParty: false },
    close: { displayText: close.untilPaid },
    contactUs: teams["POL-103"],
  };
};
