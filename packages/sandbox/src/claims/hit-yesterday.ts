import { teams } from "../adjusters.ts";
import type { DayFromToday } from "../calendar.ts";
import type { Claim, ClaimSeed } from "../claim.ts";
import { inEnglish, type Translate } from "../language.ts";
import { withShop } from "../lifecycle/with-shop.ts";
import { policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { rentalCover } from "../rental-cover.ts";
import type { ShopInfo } from "../sections.ts";
import { wording } from "../wording.ts";

/** The shop of the claim if the customer does not choose another one. */
export const defaultShop = networkShop("German Village Coachworks");

/** Reported yesterday. `sandbox.advance` moves it through all stages, from the report to the payment. */
export const hitYesterday: ClaimSeed = (day, t = inEnglish) => reported(day, t);

/** The second stage: a shop is chosen and expects the vehicle. */
export const hitYesterdayInspection = (
  day: DayFromToday,
  t: Translate = inEnglish,
  shop: ShopInfo = defaultShop,
): Claim => ({
  ...withShop(reported(day, t), shop, day, t),
  stage: "inspection",
});

function reported(day: DayFromToday, t: Translate): Claim {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1014",
    policyNumber: "POL-105",
    story: "Reported yesterday; can be moved through all stages to the payment",
    persona: "member",
    lossCause: "collision_rear_end",
    lossDate: day(-1),
    claimState: "open",
    scenario: "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
    stage: "reported",
    timeline: ["complete", "complete", "NOT_STARTED", "NOT_STARTED", "NOT_STARTED"],
    steps: { SERVICES: [steps.rentalReserved] },
    documents: [],
    payout: "none",
    rental: "AVAILABLE",
    summary: {
      vehicle: "2023 Honda Civic Sport",
      claimType: claimTypes.collision,
      status: t("CLAIM_REPORTED", "Reclamo reportado"),
    },
    contacts: [
      {
        ...policyholders["POL-105"],
        contactId: "CNT-1014",
        roles: ["insured", "driver"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "We received your report and assigned a claim associate.",
        "Recibimos su reporte y asignamos un representante de reclamos.",
      ),
      incidentDate: day(-1),
      incidentType: t("Rear-end collision", "Choque por detrás"),
      coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
      subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
      hasVanishing: false,
      displayInfo: [
        { displayKey: "Collision", displayValue: "$500.00" },
        {
          displayKey: rows.location,
          displayValue: t(
            "Broad Street and Third Street, Columbus, OH",
            "Broad Street y Third Street, Columbus, OH",
          ),
        },
      ],
    },
    services: {
      latestUpdate: t(
        "Your rental car is reserved while your car is being repaired.",
        "Su auto de alquiler está reservado para el tiempo de las reparaciones.",
      ),
      ...rentalCover(t).AVAILABLE,
      displayInfo: [
        { displayKey: "Rental", displayValue: "$40 / $1,200" },
        { displayKey: rows.rentalCompany, displayValue: "Harbor Rent-a-Car" },
        { displayKey: "Total days authorized", displayValue: "30" },
        { displayKey: "Total amount authorized", displayValue: "$1,200.00" },
      ],
    },
    repairs: {
      latestUpdate: t(
        "Choose how you would like to get an estimate.",
        "Elija cómo quiere obtener un estimado.",
      ),
      displayTitle: t("Get an estimate for your vehicle", "Obtenga un estimado para su vehículo"),
      displayText: t(
        "Both options are free. Most estimates are ready within two days.",
        "Las dos opciones son gratuitas. La mayoría de los estimados está lista en dos días.",
      ),
      displayInfo: [
        {
          displayKey: "NETWORK_SHOP",
          displayValue: t("Visit a shop in our repair network", "Visitar un taller de nuestra red"),
        },
        { displayKey: "PHOTOS", displayValue: t("Send us photos", "Enviarnos fotos") },
      ],
    },
    payoutDetails: { deductible: "$500.00", paymentDetails: [], isThirdParty: false },
    close: { displayText: close.untilDone },
    contactUs: teams["POL-105"],
  };
}
