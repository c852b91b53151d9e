import { teams } from "../adjusters.ts";
import type { ClaimSeed, Contact } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { manyContacts, policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { inEnglish } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** A pile-up with 65 contacts on three pages. The signed-in user is on the last page. */
export const closedVanishingDeductible: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-1011",
    policyNumber: "POL-103",
    story: "Closed; the deductible vanished to $0, three payees, 65 contacts",
    persona: "member",
    lossCause: "collision_multi_vehicle",
    lossDate: day(-120),
    claimState: "closed",
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    timeline: ["complete", "complete", "complete", "complete", "complete"],
    steps: {
      SERVICES: [steps.towing, steps.rentalReturned],
    },
    documents: [
      {
        id: "EST-1011-2",
        kind: "current estimate",
        createdDate: day(-104),
        fileName: "estimate-with-photos.pdf",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1011-2.ts"),
            () => import("../documents/es-us/est-1011-2.ts"),
          ),
        ),
      },
      {
        id: "EST-1011-1",
        kind: "initial estimate",
        createdDate: day(-116),
        fileName: "estimate.pdf",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1011-1.ts"),
            () => import("../documents/es-us/est-1011-1.ts"),
          ),
        ),
      },
    ],
    payout: "full",
    rental: "AVAILABLE",
    thirdPartyVehicle: "2018 Nissan Altima S",
    summary: {
      vehicle: "2020 Hyundai Tucson SEL",
      claimType: claimTypes.collision,
      status: t("CLOSED", "Cerrado"),
    },
    contacts: pileUp(),
    report: {
      latestUpdate: t(
        "Repairs are complete and everyone has been paid.",
        "Las reparaciones terminaron y se hicieron todos los pagos.",
      ),
      incidentDate: day(-120),
      incidentType: t("Multi-vehicle collision", "Choque múltiple"),
      coverageInfo: [{ name: "Collision", deductible: "$0" }],
      subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
      hasVanishing: true,
      displayInfo: [
        { displayKey: "Issue date", displayValue: day(-2555) },
        {
          displayKey: rows.location,
          displayValue: t(
            "Interstate 10, near Phoenix, AZ",
            "Interestatal 10, cerca de Phoenix, AZ",
          ),
        },
      ],
    },
    services: {
      latestUpdate: t("You returned your rental car.", "Usted devolvió su auto de alquiler."),
      ...rentalCover(t).WAS_AVAILABLE,
      displayInfo: [
        { displayKey: rows.towing, displayValue: rows.paidInFull },
        { displayKey: "Rental", displayValue: "$40 / $1,200" },
        { displayKey: "Total days authorized", displayValue: "30" },
        { displayKey: "Total amount authorized", displayValue: "$1,200.00" },
      ],
    },
    repairs: {
      latestUpdate: t(
        "Your vehicle was repaired and picked up.",
        "Su vehículo fue reparado y recogido.",
      ),
      displayTitle: t("Your repairs", "Sus reparaciones"),
      displayText: t(
        "Roosevelt Row Collision repaired your vehicle.",
        "Roosevelt Row Collision reparó su vehículo.",
      ),
      viewEstimate: {
        displayTitle: t("View your estimate", "Vea su estimado"),
        displayText: t(
          "The current estimate includes photos of every repair.",
          "El estimado actual incluye fotos de cada reparación.",
        ),
        displayBottomInfo: t(
          "All repairs on the current estimate are complete.",
          "Todas las reparaciones del estimado actual están terminadas.",
        ),
      },
      payDeductible: {
        displayTitle: t("Your deductible", "Su deducible"),
        displayText: t(
          "Your deductible has vanished. There is nothing to pay.",
          "Su deducible se redujo a cero. No tiene que pagar nada.",
        ),
      },
      repairsSchedule: {
        displayTitle: t("Repairs schedule", "Calendario de reparaciones"),
        displayText: t("Your vehicle was picked up.", "Su vehículo fue recogido."),
        shopInfo: networkShop("Roosevelt Row Collision"),
      },
    },
    payoutDetails: {
      deductible: "$0",
      providerPaidAmount: "$8,945.10",
      paymentDetails: [
        {
          payee: "Roosevelt Row Collision",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$7,905.10" },
            { displayKey: "Issue date", displayValue: day(-96) },
          ],
        },
        {
          payee: "Harbor Rent-a-Car",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$640" },
            { displayKey: "Issue date", displayValue: day(-95) },
            { displayKey: "Rental", displayValue: "$40 / $1,200" },
          ],
        },
        {
          payee: "Saguaro Towing",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$400.00" },
            { displayKey: "Issue date", displayValue: day(-110) },
          ],
        },
      ],
      isThirdParty: false,
      displayInfo: [{ displayKey: "Collision", displayValue: "$0" }],
    },
    close: {
      closeDate: day(-90),
      displayText: t(
        "Repairs are complete and everyone has been paid.",
        "Las reparaciones terminaron y se hicieron todos los pagos.",
      ),
    },
    contactUs: teams["POL-103"],
  };
};

function pileUp(): Contact[] {
  const insured = {
    ...policyholders["POL-103"],
    contactId: "CNT-1011",
    roles: ["insured", "driver"],
    isCurrentUser: true,
  };
  const others = manyContacts("CNT-1011", 64, { roles: ["claimant"], isThirdParty: true });
  return others.toSpliced(61, 0, insured);
}
