import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { person, policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** The incident date has a time and a time zone. Other reports have only a date. */
export const totalLossBothDocuments: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1007",
    policyNumber: "POL-102",
    story: "A total loss with estimate and valuation",
    persona: "member",
    lossCause: "collision_head_on",
    lossDate: day(-18),
    claimState: "open",
    scenario: "TOTAL_LOSS",
    timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
    steps: {
      SERVICES: [steps.rentalPickedUp],
      REPAIRS: [
        [steps.inspection, "complete"],
        [steps.valuation, "complete"],
        [t("Your answer to our offer", "Su respuesta a nuestra oferta"), "in_progress"],
      ],
      PAYOUT: [
        [t("Settlement offer sent", "Oferta de acuerdo enviada"), "complete"],
        [steps.settlementPayment, "NOT_STARTED"],
      ],
    },
    documents: [
      {
        id: "EST-1007-1",
        kind: "current estimate",
        createdDate: day(-11),
        fileName: "estimate.pdf",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1007-1.ts"),
            () => import("../documents/es-us/est-1007-1.ts"),
          ),
        ),
      },
      {
        id: "VAL-1007",
        kind: "valuation",
        load: pdf(
          t(
            () => import("../documents/en-us/val-1007.ts"),
            () => import("../documents/es-us/val-1007.ts"),
          ),
        ),
      },
    ],
    payout: "none",
    rental: "AVAILABLE",
    thirdPartyVehicle: "2019 Ford Fusion SE",
    summary: {
      vehicle: "2017 Volkswagen Golf SE",
      claimType: claimTypes.collision,
      status: t("TOTAL_LOSS_REVIEW", "Pérdida total"),
    },
    contacts: [
      {
        ...policyholders["POL-102"],
        contactId: "CNT-1007",
        roles: ["insured", "driver"],
        isCurrentUser: true,
      },
      {
        ...person("Marcus Hale", "2065550123"),
        contactId: "CNT-1007-2",
        roles: ["claimant"],
        isThirdParty: true,
      },
    ],
    report: {
      latestUpdate: t(
        "We valued your vehicle. Please review our offer.",
        "Calculamos el valor de su vehículo. Revise nuestra oferta.",
      ),
      incidentDate: `${day(-18)}T15:20:00Z`,
      incidentType: t("Head-on collision", "Choque de frente"),
      coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
      subCoverageInfo: [{ name: "Rental", deductible: "$50 / $1,500" }],
      hasVanishing: false,
      displayInfo: [
        { displayKey: rows.location, displayValue: "Aurora Avenue North, Seattle, WA" },
      ],
    },
    services: {
      latestUpdate: t("You picked up your rental car.", "Usted recogió su auto de alquiler."),
      ...rentalCover(t).AVAILABLE_UNTIL_PAID,
      displayInfo: [
        { displayKey: "Rental", displayValue: "$50 / $1,500" },
        { displayKey: "Total days authorized", displayValue: "30" },
        { displayKey: "Total amount authorized", displayValue: "$1,500.00" },
      ],
    },
    repairs: {
      latestUpdate: t(
        "We valued your vehicle. Please review our offer.",
        "Calculamos el valor de su vehículo. Revise nuestra oferta.",
      ),
      displayTitle: t("Your vehicle is a total loss", "Su vehículo es pérdida total"),
      displayText: t(
        "Repairs would cost more than the vehicle is worth. The valuation shows how we arrived at our offer.",
        "Repararlo costaría más de lo que vale. La valuación muestra cómo llegamos a nuestra oferta.",
      ),
      displayInfo: [
        {
          displayKey: rows.nextStep,
          displayValue: t("Review the valuation and call us", "Revise la valuación y llámenos"),
        },
        {
          displayKey: t("Your vehicle", "Su vehículo"),
          displayValue: t(
            "Remove your plates and belongings",
            "Retire las placas y sus pertenencias",
          ),
        },
      ],
      displayBottomInfo: t(
        "You can keep the rental car until five days after we pay you.",
        "Puede conservar el auto de alquiler hasta cinco días después de que le paguemos.",
      ),
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
