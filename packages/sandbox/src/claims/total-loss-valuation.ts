import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** The vehicle was stolen and not found, so there is no estimate. */
export const totalLossValuation: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1008",
    policyNumber: "POL-102",
    story: "A total loss with a valuation only",
    persona: "member",
    lossCause: "theft_vehicle",
    lossDate: day(-27),
    claimState: "open",
    scenario: "TOTAL_LOSS",
    timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
    steps: {
      SERVICES: [steps.rentalPickedUp],
      REPAIRS: [
        [steps.valuation, "complete"],
        [t("Offer accepted", "Oferta aceptada"), "complete"],
        [t("Keys received", "Llaves recibidas"), "NOT_STARTED"],
      ],
      PAYOUT: [
        [t("Payment to your lender sent", "Pago a su prestamista enviado"), "complete"],
        [t("Payment to you", "Pago a usted"), "NOT_STARTED"],
      ],
    },
    documents: [
      {
        id: "VAL-1008",
        kind: "valuation",
        load: pdf(
          t(
            () => import("../documents/en-us/val-1008.ts"),
            () => import("../documents/es-us/val-1008.ts"),
          ),
        ),
      },
    ],
    payout: "partial",
    rental: "AVAILABLE",
    summary: {
      vehicle: "2020 Kia Soul LX",
      claimType: claimTypes.comprehensive,
      status: t("SETTLEMENT_AGREED", "Acuerdo aceptado"),
    },
    contacts: [
      {
        ...policyholders["POL-102"],
        contactId: "CNT-1008",
        roles: ["insured"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "The police have not found your vehicle. You accepted our offer, and we paid your lender.",
        "La policía no ha encontrado su vehículo. Usted aceptó nuestra oferta y pagamos a su prestamista.",
      ),
      incidentDate: day(-27),
      incidentType: t("Stolen vehicle", "Vehículo robado"),
      coverageInfo: [{ name: "Comprehensive", deductible: "$100.00" }],
      subCoverageInfo: [{ name: "Transportation Expense", deductible: "$900 / $1,800" }],
      hasVanishing: false,
      displayInfo: [
        {
          displayKey: rows.policeReport,
          displayValue: t(
            "Filed with the Seattle Police Department",
            "Presentado ante la policía de Seattle",
          ),
        },
        { displayKey: rows.location, displayValue: "Pike Street, Seattle, WA" },
      ],
    },
    services: {
      latestUpdate: t("You picked up your rental car.", "Usted recogió su auto de alquiler."),
      ...rentalCover(t).AVAILABLE_UNTIL_PAID,
      displayInfo: [{ displayKey: "Total amount authorized", displayValue: "$1,800.00" }],
    },
    repairs: {
      latestUpdate: t(
        "You accepted our offer, and we paid your lender.",
        "Usted aceptó nuestra oferta y pagamos a su prestamista.",
      ),
      displayTitle: t("Your vehicle has not been found", "No se ha encontrado su vehículo"),
      displayText: t(
        "We treat it as a total loss. The valuation shows how we arrived at our offer. We'll pay you the remaining $3,300 when we have both keys.",
        "Lo tratamos como pérdida total. La valuación muestra cómo llegamos a nuestra oferta. Le pagaremos los $3,300 restantes cuando tengamos ambas llaves.",
      ),
      displayInfo: [
        {
          displayKey: rows.nextStep,
          displayValue: t("Send us both keys", "Envíenos ambas llaves"),
        },
        { displayKey: rows.policeReport, displayValue: t("Received", "Recibido") },
      ],
      generalClaimQuestions: teams["POL-102"].generalClaimQuestions,
    },
    payoutDetails: {
      deductible: "$100.00",
      providerPaidAmount: "$12,000.00",
      paymentDetails: [
        {
          payee: "Cascade Credit Union",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$12,000.00" },
            { displayKey: "Issue date", displayValue: day(-5) },
            { displayKey: rows.paymentMethod, displayValue: t("Check", "Cheque") },
          ],
        },
      ],
      isThirdParty: false,
      displayInfo: [{ displayKey: "Comprehensive", displayValue: "$100.00" }],
    },
    close: { displayText: close.untilPaid },
    contactUs: teams["POL-102"],
  };
};
