import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** The shop has sent an estimate, but the policyholder has not reported the damage. All statuses are lowercase. */
export const nothingStarted: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-3003",
    policyNumber: "POL-104",
    story: "No step has started; the token of its document has expired",
    persona: "member",
    lossCause: "vandalism_keyed",
    lossDate: day(-8),
    claimState: "open",
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    timeline: ["not_started", "not_started", "not_started", "not_started", "not_started"],
    steps: {
      REPORT: [t("Your report", "Su reporte")],
      SERVICES: [steps.rentalReserved],
      REPAIRS: [steps.estimateApproved, steps.repairs],
    },
    // Sorted as text, "10" would be before "2".
    timelineOrder: ["1", "2", "10", "11", "12"],
    documents: [
      {
        id: "EST-3003-1",
        kind: "current estimate",
        createdDate: day(-5),
        fileName: "estimate.pdf",
        tokenExpires: true,
        load: pdf(
          t(
            () => import("../documents/en-us/est-3003-1.ts"),
            () => import("../documents/es-us/est-3003-1.ts"),
          ),
        ),
      },
    ],
    payout: "none",
    rental: "AVAILABLE",
    summary: {
      vehicle: "2012 BMW 328i",
      claimType: claimTypes.comprehensive,
      status: t("WAITING_FOR_YOUR_REPORT", "Reporte pendiente"),
    },
    contacts: [
      {
        ...policyholders["POL-104"],
        contactId: "CNT-3003",
        roles: ["insured"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "Your shop sent us an estimate. We'll start when you report what happened.",
        "Su taller nos envió un estimado. Comenzaremos cuando usted reporte lo que sucedió.",
      ),
      incidentDate: day(-8),
      incidentType: t("Keyed or scratched", "Rayado a propósito"),
      coverageInfo: [{ name: "Comprehensive", deductible: "$1,000.50" }],
      subCoverageInfo: [{ name: "Rental", deductible: "$30 / $450" }],
      hasVanishing: false,
      displayInfo: [{ displayKey: rows.location, displayValue: "Montrose Boulevard, Houston, TX" }],
    },
    services: {
      latestUpdate: t(
        "You can reserve a rental car when repairs begin.",
        "Puede reservar un auto de alquiler cuando comiencen las reparaciones.",
      ),
      ...rentalCover(t).AVAILABLE,
      displayInfo: [{ displayKey: "Total days authorized", displayValue: "15" }],
    },
    repairs: {
      latestUpdate: t(
        "Your shop sent us an estimate. We'll start when you report what happened.",
        "Su taller nos envió un estimado. Comenzaremos cuando usted reporte lo que sucedió.",
      ),
      displayTitle: t("Your repairs", "Sus reparaciones"),
      displayText: t(
        "Montrose Coachworks can paint both doors after we approve the estimate.",
        "Montrose Coachworks puede pintar ambas puertas cuando aprobemos el estimado.",
      ),
      viewEstimate: {
        displayTitle: t("View your estimate", "Vea su estimado"),
        displayText: t(
          "This is what the repairs are expected to cost.",
          "Esto es lo que se calcula que costarán las reparaciones.",
        ),
      },
      payDeductible: {
        displayTitle: t("Pay your deductible", "Pague su deducible"),
        displayText: t(
          "You will pay the shop $1,000.50 when you pick up your vehicle.",
          "Pagará $1,000.50 al taller cuando recoja su vehículo.",
        ),
      },
      repairsSchedule: {
        displayTitle: t("Repairs schedule", "Calendario de reparaciones"),
        displayText: t(
          "Your shop will call you with a date.",
          "Su taller lo llamará para darle una fecha.",
        ),
      },
    },
    payoutDetails: { paymentDetails: [], isThirdParty: false },
    close: { displayText: close.untilDone },
    contactUs: teams["POL-104"],
  };
};
