import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { policyholders } from "../people.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Repaired in a shop outside the network. The deductible shrinks every year and is not zero yet. */
export const ownShopEstimate: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1005",
    policyNumber: "POL-101",
    story: "One estimate from the owner's own shop; a deductible half vanished",
    persona: "member",
    lossCause: "collision_tree",
    lossDate: day(-21),
    claimState: "open",
    scenario: "NO_OYS_SERVICE_SELECTED_ESTIMATE",
    timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
    steps: {
      SERVICES: [steps.rentalPickedUp],
      REPAIRS: [
        [steps.estimateApproved, "complete"],
        [steps.repairs, "in_progress"],
      ],
      PAYOUT: [
        [steps.firstPayment, "complete"],
        [steps.finalPayment, "NOT_STARTED"],
      ],
    },
    documents: [
      {
        id: "EST-1005-1",
        kind: "current estimate",
        createdDate: day(-12),
        fileName: "estimate-ridgeline.pdf",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1005-1.ts"),
            () => import("../documents/es-us/est-1005-1.ts"),
          ),
        ),
      },
    ],
    payout: "partial",
    rental: "AVAILABLE",
    summary: {
      vehicle: "2019 Mazda CX-5 Touring",
      claimType: claimTypes.collision,
      status: t("REPAIRS_IN_PROGRESS", "En reparación"),
    },
    contacts: [
      {
        ...policyholders["POL-101"],
        contactId: "CNT-1005",
        roles: ["insured", "driver"],
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "We approved your shop's estimate and repairs have begun.",
        "Aprobamos el estimado de su taller y comenzaron las reparaciones.",
      ),
      incidentDate: day(-21),
      incidentType: t("Collision with a tree", "Choque con un árbol"),
      coverageInfo: [{ name: "Collision", deductible: "$250.00" }],
      subCoverageInfo: [{ name: "Rental", deductible: "$30 / $900" }],
      hasVanishing: true,
      displayInfo: [
        { displayKey: "Issue date", displayValue: day(-730) },
        { displayKey: rows.location, displayValue: "Sheridan Road, Evanston, IL" },
      ],
    },
    services: {
      latestUpdate: t("You picked up your rental car.", "Usted recogió su auto de alquiler."),
      ...rentalCover(t).AVAILABLE,
      displayInfo: [
        { displayKey: "Rental", displayValue: "$30 / $900" },
        { displayKey: "Total days authorized", displayValue: "30" },
        { displayKey: "Total amount authorized", displayValue: "$900.00" },
      ],
    },
    repairs: {
      latestUpdate: t(
        "We approved your shop's estimate and repairs have begun.",
        "Aprobamos el estimado de su taller y comenzaron las reparaciones.",
      ),
      displayTitle: t("Your repairs", "Sus reparaciones"),
      displayText: t(
        "Ridgeline Auto Body is repairing your vehicle. We pay the shop directly.",
        "Ridgeline Auto Body está reparando su vehículo. Pagamos directamente al taller.",
      ),
      viewEstimate: {
        displayTitle: t("View your estimate", "Vea su estimado"),
        displayText: t(
          "This is what the repairs are expected to cost.",
          "Esto es lo que se calcula que costarán las reparaciones.",
        ),
        displayBottomInfo: t(
          "If the shop finds more damage, the shop asks us first.",
          "Si el taller encuentra más daños, nos consultará antes de repararlos.",
        ),
      },
      payDeductible: {
        displayTitle: t("Pay your deductible", "Pague su deducible"),
        displayText: t(
          "Please pay the shop $250 when you pick up your vehicle.",
          "Pague $250 al taller cuando recoja su vehículo.",
        ),
      },
      repairsSchedule: {
        displayTitle: t("Repairs schedule", "Calendario de reparaciones"),
        displayText: t(
          "Your shop will call you when your vehicle is ready.",
          "Su taller lo llamará cuando su vehículo esté listo.",
        ),
      },
    },
    payoutDetails: {
      deductible: "$250.00",
      providerPaidAmount: "$2,000.00",
      paymentDetails: [
        {
          payee: "Ridgeline Auto Body",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$2,000.00" },
            { displayKey: "Issue date", displayValue: day(-6) },
            { displayKey: rows.paymentMethod, displayValue: rows.electronicTransfer },
          ],
        },
      ],
      isThirdParty: false,
      displayInfo: [{ displayKey: "Collision", displayValue: "$250.00" }],
    },
    close: { displayText: close.whileRepairing },
    contactUs: teams["POL-101"],
  };
};
