import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { person, policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Two days old, with every row that has its own format. */
export const justReported: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1001",
    policyNumber: "POL-100",
    story: "A new claim with three ways to get an estimate, and a prompt to tell us more",
    persona: "member",
    lossCause: "collision_rear_end",
    lossDate: day(-2),
    claimState: "open",
    scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
    timeline: ["complete", "in_progress", "NOT_STARTED", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      SERVICES: [
        [steps.rentalCheck, "in_progress"],
        [steps.towing, "NOT_REQUIRED"],
      ],
    },
    documents: [],
    payout: "none",
    rental: "PENDING",
    thirdPartyVehicle: "2015 Toyota Camry LE",
    thirdPartyIncident: t("Rear-end collision", "Choque por detrás"),
    summary: {
      vehicle: "2022 Honda CR-V EX",
      claimType: claimTypes.collision,
      status: t("CLAIM_REPORTED", "Reclamo reportado"),
      tellUsMoreVisibility: true,
    },
    contacts: [
      {
        ...policyholders["POL-100"],
        contactId: "CNT-1001",
        roles: ["insured", "driver"],
        isCurrentUser: true,
      },
      {
        ...person("Curtis Webb", "6145550121"),
        contactId: "CNT-1001-2",
        roles: ["claimant"],
        isThirdParty: true,
      },
    ],
    report: {
      latestUpdate: t(
        "We received your report and assigned a claim associate.",
        "Recibimos su reporte y asignamos un representante de reclamos.",
      ),
      incidentDate: day(-2),
      incidentType: t(
        "Rear-end collision with an uninsured driver",
        "Choque por detrás con un conductor sin seguro",
      ),
      coverageInfo: [
        { name: "Collision", deductible: "$500.00" },
        { name: "Uninsured - Property Damage", deductible: "$250.00" },
      ],
      subCoverageInfo: [
        { name: "Rental", deductible: "$40 / $1,200" },
        { name: "Transportation Expense", deductible: "$600 / $1,800" },
      ],
      hasVanishing: false,
      displayInfo: [
        { displayKey: "Issue date", displayValue: day(-412) },
        { displayKey: "Collision", displayValue: "$500.00" },
        { displayKey: "Comprehensive", displayValue: "$1,000.50" },
        { displayKey: "Uninsured - Property Damage", displayValue: "$250" },
        { displayKey: "Rental", displayValue: "$40 / $1,200" },
        {
          displayKey: rows.location,
          displayValue: t(
            "High Street and Third Avenue, Columbus, OH",
            "High Street y Third Avenue, Columbus, OH",
          ),
        },
      ],
    },
    services: {
      latestUpdate: t(
        "We are checking whether your vehicle is eligible for a rental car.",
        "Estamos verificando si su vehículo es elegible para un auto de alquiler.",
      ),
      ...rentalCover(t).PENDING,
      displayInfo: [{ displayKey: rows.towing, displayValue: rows.notNeeded }],
    },
    repairs: {
      latestUpdate: t(
        "Choose how you would like to get an estimate.",
        "Elija cómo quiere obtener un estimado.",
      ),
      displayTitle: t("Get an estimate for your vehicle", "Obtenga un estimado para su vehículo"),
      displayText: t(
        "All three options are free. Most estimates are ready within two days.",
        "Las tres opciones son gratuitas. La mayoría de los estimados está lista en dos días.",
      ),
      displayInfo: [
        {
          displayKey: "NETWORK_SHOP",
          displayValue: t("Visit a shop in our repair network", "Visitar un taller de nuestra red"),
        },
        {
          displayKey: "DRIVE_IN",
          displayValue: t("Go to a drive-in inspection", "Ir a un centro de inspección"),
        },
        { displayKey: "PHOTOS", displayValue: t("Send us photos", "Enviarnos fotos") },
      ],
    },
    payoutDetails: { paymentDetails: [], isThirdParty: false, displayInfo: [] },
    close: { displayText: close.untilDone },
    contactUs: teams["POL-100"],
  };
};
