import { usDate } from "../calendar.ts";
import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/**
 * 300 days old, so usually from last year. A list that sorts only by month and day gets its place wrong. Sent as another
 * claim system would send it.
 */
export const closedLastYear: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, rows } = wording(t);
  return {
    claimNumber: "CLM-1012",
    policyNumber: "POL-103",
    story:
      "Closed long ago; sorts last by date; sent in the words, dates and amounts of another system",
    persona: "member",
    isOfOtherSystem: true,
    lossCause: "animal_deer",
    lossDate: day(-300),
    claimState: "closed",
    scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
    timeline: ["complete", "NOT_REQUIRED", "complete", "complete", "complete"],
    documents: [
      {
        id: "EST-1012-1",
        kind: "current estimate",
        createdDate: day(-290),
        fileName: "estimate.pdf",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1012-1.ts"),
            () => import("../documents/es-us/est-1012-1.ts"),
          ),
        ),
      },
    ],
    payout: "full",
    rental: "NOT_AVAILABLE",
    summary: {
      vehicle: "2020 Hyundai Tucson SEL",
      claimType: claimTypes.comprehensive,
      status: t("CLOSED", "Cerrado"),
    },
    contacts: [
      {
        ...policyholders["POL-103"],
        contactId: "CNT-1012",
        roles: ["insured", "driver"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t("Your claim is settled.", "Su reclamo está resuelto."),
      incidentDate: day(-300),
      incidentType: t("Collision with a deer", "Choque con un venado"),
      coverageInfo: [{ name: "Comprehensive", deductible: "0.00" }],
      hasVanishing: true,
      displayInfo: [
        {
          displayKey: rows.location,
          displayValue: t(
            "State Route 87, near Payson, AZ",
            "Ruta estatal 87, cerca de Payson, AZ",
          ),
        },
      ],
    },
    services: {
      latestUpdate: t(
        "No services were needed for this claim.",
        "Este reclamo no necesitó ningún servicio.",
      ),
      ...rentalCover(t).NOT_AVAILABLE,
      displayInfo: [],
    },
    repairs: {
      latestUpdate: t("Your vehicle was repaired.", "Su vehículo fue reparado."),
      displayTitle: t("Your repairs", "Sus reparaciones"),
      displayText: t(
        "Payson Auto Works repaired your vehicle.",
        "Payson Auto Works reparó su vehículo.",
      ),
      viewEstimate: {
        displayTitle: t("View your estimate", "Vea su estimado"),
        displayText: t(
          "This is what the repairs cost.",
          "Esto es lo que costaron las reparaciones.",
        ),
      },
      payDeductible: {
        displayTitle: t("Your deductible", "Su deducible"),
        displayText: t(
          "Your deductible has vanished. There is nothing to pay.",
          "Su deducible se redujo a cero. No tiene que pagar nada.",
        ),
      },
    },
    payoutDetails: {
      deductible: "0.00",
      providerPaidAmount: "$4,120.00",
      paymentDetails: [
        {
          payee: "Payson Auto Works",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$4,120.00" },
            { displayKey: "Issue date", displayValue: usDate(day(-270)) },
          ],
        },
      ],
      isThirdParty: false,
    },
    close: {
      closeDate: day(-265),
      displayText: t("Your claim is settled.", "Su reclamo está resuelto."),
    },
    contactUs: teams["POL-103"],
  };
};
