import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Reported yesterday: no document is ready. Its flag is a letter, as some servers send it. */
export const totalLossNoDocuments: ClaimSeed = (day, say = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(say);
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
        [say("Report review", "Revisión del reporte"), "in_progress"],
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
      status: say("CLAIM_REPORTED", "Reclamo reportado"),
      tellUsMoreVisibility: "Y",
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
      latestUpdate: say(
        "We received your report and are reviewing it. Please keep away from the vehicle.",
        "Recibimos su reporte y lo estamos revisando. No se acerque al vehículo.",
      ),
      incidentDate: day(-1),
      incidentType: say("Vehicle fire", "Incendio del vehículo"),
      coverageInfo: [{ name: "Comprehensive", deductible: "$500.00" }],
      subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
      hasVanishing: false,
      displayInfo: [{ displayKey: rows.location, displayValue: "Camelback Road, Phoenix, AZ" }],
    },
    services: {
      latestUpdate: say(
        "A tow truck is on its way. We are checking your rental coverage.",
        "Una grúa va en camino. Estamos verificando su cobertura de alquiler.",
      ),
      ...rentalCover(say).PENDING,
      displayInfo: [{ displayKey: rows.towing, displayValue: say("On its way", "En camino") }],
    },
    repairs: {
      latestUpdate: say("We received your report.", "Recibimos su reporte."),
      displayTitle: say(
        "Your vehicle is likely a total loss",
        "Su vehículo probablemente es pérdida total",
      ),
      displayText: say(
        "We will tow and inspect it. You don't have to be there.",
        "Lo remolcaremos e inspeccionaremos. No tiene que estar presente.",
      ),
      displayInfo: null,
      generalClaimQuestions: teams["POL-103"].generalClaimQuestions,
    },
    payoutDetails: { paymentDetails: [], isThirdParty: false },
    close: { displayText: close.untilPaid },
    contactUs: teams["POL-103"],
  };
};
