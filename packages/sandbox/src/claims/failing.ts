import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import type { Fault } from "../faults/fault.ts";
import { policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Every call fails with 500 at the first attempt and succeeds at the second. */
export const failingOnce = failing("CLM-4001", "Every call fails with 500 once, then succeeds", {
  status: 500,
  times: 1,
});

/** Every call fails with 401 at the first attempt, as if the token had expired. */
export const tokenExpiring = failing("CLM-4002", "Every call requires a new token once (401)", {
  status: 401,
  times: 1,
});

/** Every response has fields of the wrong type. */
export const wrongShape = failing("CLM-4003", "Every response has the wrong shape", {
  body: "wrong-shape",
});

/** Every response takes 20 seconds, longer than the timeout of the client. */
export const slow = failing("CLM-4004", "Every response takes 20 seconds", { delayMs: 20_000 });

/** The four failing claims differ only in number, story and fault. */
function failing(claimNumber: string, story: string, fault: Fault): ClaimSeed {
  return (day, t = inEnglish) => {
    const { claimTypes, close, rows, steps } = wording(t);
    return {
      claimNumber,
      policyNumber: "POL-400",
      story,
      persona: "member",
      lossCause: "collision",
      lossDate: day(-3),
      claimState: "open",
      scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
      timeline: ["complete", "complete", "in_progress", "NOT_STARTED", "NOT_STARTED"],
      steps: {
        SERVICES: [steps.rentalReserved],
        REPAIRS: [
          [t("Repair shop chosen", "Taller elegido"), "complete"],
          [steps.estimate, "NOT_STARTED"],
          [steps.repairs, "NOT_STARTED"],
        ],
      },
      documents: [],
      payout: "none",
      rental: "AVAILABLE",
      summary: {
        vehicle: "2019 Ford Escape SE",
        claimType: claimTypes.collision,
        status: t("INSPECTION_SCHEDULED", "Inspección programada"),
      },
      contacts: [
        {
          ...policyholders["POL-400"],
          contactId: claimNumber.replace("CLM", "CNT"),
          roles: ["insured", "driver"],
          isCurrentUser: true,
        },
      ],
      report: {
        latestUpdate: t("Your repair shop expects you.", "Su taller lo espera."),
        incidentDate: day(-3),
        incidentType: t("Collision", "Colisión"),
        coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
        subCoverageInfo: [{ name: "Rental", deductible: "$30 / $900" }],
        hasVanishing: false,
        displayInfo: [{ displayKey: rows.location, displayValue: "Colfax Avenue, Denver, CO" }],
      },
      services: {
        latestUpdate: t("Your rental car is reserved.", "Su auto de alquiler está reservado."),
        ...rentalCover(t).AVAILABLE,
        displayInfo: [{ displayKey: "Total days authorized", displayValue: "30" }],
      },
      repairs: {
        latestUpdate: t("Your repair shop expects you.", "Su taller lo espera."),
        displayTitle: t("Your appointment", "Su cita"),
        displayText: t(
          "The shop will inspect your vehicle and write an estimate.",
          "El taller inspeccionará su vehículo y preparará un estimado.",
        ),
        shopInfo: networkShop("Capitol Hill Auto Body"),
        appointmentDate: day(4),
        selectedServiceOffering: { selectedService: { appointmentTime: `${day(4)}T08:00:00` } },
      },
      payoutDetails: { deductible: "$500.00", paymentDetails: [], isThirdParty: false },
      close: { displayText: close.whileRepairing },
      contactUs: teams["POL-400"],
      fault,
    };
  };
}
