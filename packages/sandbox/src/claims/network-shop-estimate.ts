import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { manyContacts, policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** Sideswiped by a shuttle bus. The driver and 29 passengers fill exactly one page of contacts. */
export const networkShopEstimate: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1006",
    policyNumber: "POL-101",
    story:
      "A current and an initial estimate, a deductible to pay, two payees, exactly 30 contacts",
    persona: "member",
    lossCause: "collision_sideswipe_same",
    lossDate: day(-33),
    claimState: "open",
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    stage: "repairs",
    timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
    steps: {
      SERVICES: [steps.towing, steps.rentalPickedUp],
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
        id: "EST-1006-2",
        kind: "current estimate",
        isLabeled: true,
        createdDate: day(-10),
        fileName: "estimate-current.pdf",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1006-2.ts"),
            () => import("../documents/es-us/est-1006-2.ts"),
          ),
        ),
      },
      {
        id: "EST-1006-1",
        kind: "initial estimate",
        isLabeled: true,
        createdDate: day(-24),
        fileName: "estimate-initial.pdf",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1006-1.ts"),
            () => import("../documents/es-us/est-1006-1.ts"),
          ),
        ),
      },
    ],
    payout: "partial",
    rental: "AVAILABLE",
    summary: {
      vehicle: "2021 Toyota RAV4 XLE",
      claimType: claimTypes.collision,
      status: t("REPAIRS_IN_PROGRESS", "En reparación"),
    },
    contacts: [
      {
        ...policyholders["POL-101"],
        contactId: "CNT-1006",
        roles: ["insured", "driver"],
        isCurrentUser: true,
      },
      ...manyContacts("CNT-1006", 29, { roles: ["witness"] }),
    ],
    report: {
      latestUpdate: t(
        "Parts have arrived and repairs have begun.",
        "Llegaron las piezas y comenzaron las reparaciones.",
      ),
      incidentDate: day(-33),
      incidentType: t("Sideswipe by a shuttle bus", "Choque lateral con un autobús"),
      coverageInfo: [{ name: "Collision", deductible: "$1,000.00" }],
      subCoverageInfo: [
        { name: "Rental", deductible: "$45.50 / $1,365" },
        { name: "Transportation Expense", deductible: "$750" },
      ],
      hasVanishing: false,
      displayInfo: [
        { displayKey: "Collision", displayValue: "$1,000.00" },
        { displayKey: rows.location, displayValue: "Terminal 2, Chicago, IL" },
      ],
    },
    services: {
      latestUpdate: t("You picked up your rental car.", "Usted recogió su auto de alquiler."),
      ...rentalCover(t).AVAILABLE,
      displayInfo: [
        { displayKey: "Rental", displayValue: "$45.50 / $1,365" },
        { displayKey: rows.rentalCompany, displayValue: "Harbor Rent-a-Car" },
        { displayKey: "Total days authorized", displayValue: "30" },
        { displayKey: "Total amount authorized", displayValue: "$1,365.00" },
        { displayKey: rows.towing, displayValue: rows.paidInFull },
      ],
    },
    repairs: {
      latestUpdate: t(
        "Parts have arrived and repairs have begun.",
        "Llegaron las piezas y comenzaron las reparaciones.",
      ),
      displayTitle: t("Your repairs", "Sus reparaciones"),
      displayText: t(
        "West Loop Auto Rebuilders is repairing your vehicle.",
        "West Loop Auto Rebuilders está reparando su vehículo.",
      ),
      viewEstimate: {
        displayTitle: t("View your estimate", "Vea su estimado"),
        displayText: t(
          "The shop found more damage behind the bumper, so there is a new estimate.",
          "El taller encontró más daños detrás del parachoques, así que hay un estimado nuevo.",
        ),
        displayBottomInfo: [
          { displayKey: t("Initial estimate", "Estimado inicial"), displayValue: "$5,238.40" },
          { displayKey: t("Current estimate", "Estimado actual"), displayValue: "$6,412.75" },
        ],
      },
      payDeductible: {
        displayTitle: t("Pay your deductible", "Pague su deducible"),
        displayText: t(
          "Please pay the shop $1,000 when you pick up your vehicle.",
          "Pague $1,000 al taller cuando recoja su vehículo.",
        ),
      },
      repairsSchedule: {
        displayTitle: t("Repairs schedule", "Calendario de reparaciones"),
        displayText: t(
          "Your vehicle should be ready in about five days.",
          "Su vehículo debería estar listo en unos cinco días.",
        ),
        shopInfo: networkShop("West Loop Auto Rebuilders"),
      },
    },
    payoutDetails: {
      deductible: "$1,000.00",
      providerPaidAmount: "$4,738.90",
      paymentDetails: [
        {
          payee: "West Loop Auto Rebuilders",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$4,238.40" },
            { displayKey: "Issue date", displayValue: day(-20) },
            { displayKey: rows.paymentMethod, displayValue: rows.electronicTransfer },
          ],
        },
        {
          payee: "Harbor Rent-a-Car",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$500.50" },
            { displayKey: "Issue date", displayValue: day(-4) },
            { displayKey: "Rental", displayValue: "$45.50 / $1,365" },
          ],
        },
      ],
      isThirdParty: false,
      displayInfo: [
        { displayKey: "Collision", displayValue: "$1,000.00" },
        { displayKey: "Total amount authorized", displayValue: "$6,777.75" },
      ],
    },
    close: { displayText: close.whileRepairing },
    contactUs: teams["POL-101"],
  };
};
