import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Closed, with the same date as an open claim of its policy, so that the state decides their order. */
// Why: docs/decisions/sandbox.md#claims-for-every-rule
export const windshieldClosed: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, rows } = wording(t);
  return {
    claimNumber: "CLM-1013",
    policyNumber: "POL-100",
    story: "A chip repaired and closed within a week; same date as CLM-1002, which is open",
    persona: "member",
    lossCause: "glass_windshield_repair",
    lossDate: day(-9),
    claimState: "closed",
    scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
    timeline: ["complete", "NOT_REQUIRED", "complete", "complete", "complete"],
    documents: [
      {
        id: "EST-1013-1",
        kind: "current estimate",
        createdDate: day(-8),
        fileName: "windshield-estimate.pdf",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1013-1.ts"),
            () => import("../documents/es-us/est-1013-1.ts"),
          ),
        ),
      },
    ],
    payout: "full",
    rental: "NOT_AVAILABLE",
    summary: {
      vehicle: "2018 Subaru Outback Limited",
      claimType: claimTypes.glass,
      status: t("CLOSED", "Cerrado"),
    },
    contacts: [
      {
        ...policyholders["POL-100"],
        contactId: "CNT-1013",
        roles: ["insured"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "The chip is repaired and we paid the shop.",
        "El golpe está reparado y pagamos al taller.",
      ),
      incidentDate: day(-9),
      incidentType: t("Windshield chip", "Golpe de piedra en el parabrisas"),
      coverageInfo: [{ name: "Glass", deductible: t("Waived", "Sin deducible") }],
      hasVanishing: false,
      displayInfo: [
        {
          displayKey: rows.location,
          displayValue: t(
            "Interstate 71, near Columbus, OH",
            "Interestatal 71, cerca de Columbus, OH",
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
      latestUpdate: t("The chip is repaired.", "El golpe está reparado."),
      displayTitle: t("Your repair", "Su reparación"),
      displayText: t(
        "The shop filled the chip. The windshield did not have to be replaced.",
        "El taller reparó la astilla. No hubo que cambiar el parabrisas.",
      ),
      viewEstimate: {
        displayTitle: t("View your estimate", "Vea su estimado"),
        displayText: t("This is what the shop charged.", "Esto es lo que cobró el taller."),
      },
    },
    payoutDetails: {
      deductible: t("Waived", "Sin deducible"),
      providerPaidAmount: "$95",
      paymentDetails: [
        {
          payee: "Clearview Glass",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$95" },
            { displayKey: "Issue date", displayValue: day(-3) },
          ],
        },
      ],
      isThirdParty: false,
    },
    close: {
      closeDate: day(-3),
      displayText: t(
        "We paid the shop. There is nothing left to do.",
        "Pagamos al taller. No queda nada por hacer.",
      ),
    },
    contactUs: teams["POL-100"],
  };
};
