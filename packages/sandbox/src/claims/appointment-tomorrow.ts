import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** A shop of the repair network is chosen, with an appointment tomorrow. */
export const appointmentTomorrow: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1002",
    policyNumber: "POL-100",
    story: "An appointment tomorrow that can be changed, as can the shop",
    persona: "member",
    lossCause: "collision_parking_lot",
    lossDate: day(-9),
    claimState: "open",
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    timeline: ["complete", "complete", "in_progress", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      SERVICES: [steps.rentalReserved],
      REPAIRS: [
        [steps.shopChosen, "complete"],
        [steps.estimate, "NOT_STARTED"],
        [steps.repairs, "NOT_STARTED"],
      ],
    },
    documents: [],
    payout: "none",
    rental: "AVAILABLE",
    summary: {
      vehicle: "2022 Honda CR-V EX",
      claimType: claimTypes.collision,
      status: t("INSPECTION_SCHEDULED", "Inspección programada"),
      tellUsMoreVisibility: false,
    },
    contacts: [
      {
        ...policyholders["POL-100"],
        contactId: "CNT-1002",
        roles: ["insured", "driver"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "Your repair shop will inspect the vehicle tomorrow.",
        "Su taller inspeccionará el vehículo mañana.",
      ),
      incidentDate: day(-9),
      incidentType: t("Parking lot collision", "Choque en un estacionamiento"),
      coverageInfo: [{ name: "Collision", deductible: "$500" }],
      subCoverageInfo: [{ name: "Rental Reimbursement", deductible: "$35 / $1,050" }],
      hasVanishing: false,
      displayInfo: [
        {
          displayKey: rows.location,
          displayValue: t(
            "Easton Market parking garage, Columbus, OH",
            "Estacionamiento de Easton Market, Columbus, OH",
          ),
        },
      ],
    },
    services: {
      latestUpdate: t(
        "Your rental car is reserved starting tomorrow.",
        "Su auto de alquiler está reservado desde mañana.",
      ),
      displayText: rentalCover(t).AVAILABLE.displayText,
      displayInfo: [
        { displayKey: "Rental", displayValue: "$35 / $1,050" },
        { displayKey: rows.rentalCompany, displayValue: "Harbor Rent-a-Car" },
        { displayKey: "Total days authorized", displayValue: "30" },
        { displayKey: "Total amount authorized", displayValue: "$1,050.00" },
      ],
    },
    repairs: {
      latestUpdate: t("Your repair shop expects you tomorrow.", "Su taller lo espera mañana."),
      displayTitle: t("Your appointment", "Su cita"),
      displayText: t(
        "The shop will inspect your vehicle and write an estimate while you wait.",
        "El taller inspeccionará su vehículo y preparará un estimado mientras espera.",
      ),
      shopInfo: networkShop("Short North Collision"),
      appointmentDate: day(1),
      selectedServiceOffering: { selectedService: { appointmentTime: "09:30" } },
    },
    payoutDetails: { deductible: "$500", paymentDetails: [], isThirdParty: false },
    close: { displayText: close.whileRepairing },
    contactUs: teams["POL-100"],
  };
};
