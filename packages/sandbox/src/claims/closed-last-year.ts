import { usDate } from "../calendar.ts";
import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** 300 days old, for most of the year a claim of last year: its date must not sort by day and month. */
export const closedLastYear: ClaimSeed = (day, say = inEnglish) => {
  const { claimTypes, rows } = wording(say);
  return {
    claimNumber: "CLM-1012",
    policyNumber: "POL-103",
    story: "Closed long ago; sorts last by date",
    persona: "member",
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
          say(
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
      status: say("CLOSED", "Cerrado"),
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
      latestUpdate: say("Your claim is settled.", "Su reclamo está resuelto."),
      incidentDate: day(-300),
      incidentType: say("Collision with a deer", "Choque con un venado"),
      coverageInfo: [{ name: "Comprehensive", deductible: "0.00" }],
      hasVanishing: "Y",
      displayInfo: [
        {
          displayKey: rows.location,
          displayValue: say(
            "State Route 87, near Payson, AZ",
            "Ruta estatal 87, cerca de Payson, AZ",
          ),
        },
      ],
    },
    services: {
      latestUpdate: say(
        "No services were needed for this claim.",
        "Este reclamo no necesitó ningún servicio.",
      ),
      ...rentalCover(say).NOT_AVAILABLE,
      displayInfo: [],
    },
    repairs: {
      latestUpdate: say("Your vehicle was repaired.", "Su vehículo fue reparado."),
      displayTitle: say("Your repairs", "Sus reparaciones"),
      displayText: say(
        "Payson Auto Works repaired your vehicle.",
        "Payson Auto Works reparó su vehículo.",
      ),
      viewEstimate: {
        displayTitle: say("View your estimate", "Vea su presupuesto"),
        displayText: say(
          "This is what the repairs cost.",
          "Esto es lo que costaron las reparaciones.",
        ),
      },
      payDeductible: {
        displayTitle: say("Your deductible", "Su deducible"),
        displayText: say(
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
      displayText: say("Your claim is settled.", "Su reclamo está resuelto."),
    },
    contactUs: teams["POL-103"],
  };
};
