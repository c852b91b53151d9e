import { teams } from "../adjusters.ts";
import type { ClaimSeed } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { person, policyholders } from "../people.ts";
import { networkShop } from "../places/shop-info.ts";
import { inEnglish } from "../language.ts";
import { thirdPartyRental } from "../rental-cover.ts";
import { wording } from "../wording.ts";

/** The server treats the third party as a member, so the client has to hide coverages and deductibles. */
export const thirdPartyMemberScenario: ClaimSeed = (day, t = inEnglish) => {
  const { claimTypes, close, rows, steps } = wording(t);
  return {
    claimNumber: "CLM-2003",
    policyNumber: "POL-901",
    story: "A third party's claim with a member's data; no coverage or deductible must be shown",
    persona: "third-party",
    lossCause: "collision_hit_and_run",
    lossDate: day(-15),
    claimState: "open",
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    timeline: ["complete", "complete", "in_progress", "in_progress", "NOT_STARTED"],
    steps: {
      SERVICES: [steps.rentalPickedUp],
      REPAIRS: [
        [steps.estimateApproved, "complete"],
        [t("Second inspection", "Segunda inspección"), "in_progress"],
        [steps.repairs, "in_progress"],
      ],
      PAYOUT: [
        [steps.firstPayment, "complete"],
        [steps.finalPayment, "NOT_STARTED"],
      ],
    },
    documents: [
      {
        id: "EST-2003-1",
        kind: "current estimate",
        createdDate: day(-7),
        load: pdf(
          t(
            () => import("../documents/en-us/est-2003-1.ts"),
            () => import("../documents/es-us/est-2003-1.ts"),
          ),
        ),
      },
    ],
    payout: "partial",
    rental: "AVAILABLE",
    summary: {
      vehicle: "2021 Tesla Model 3",
      claimType: claimTypes.propertyDamage,
      status: t("REPAIRS_IN_PROGRESS", "En reparación"),
    },
    contacts: [
      { ...policyholders["POL-901"], contactId: "CNT-2003-2", roles: ["insured", "driver"] },
      {
        ...person("Tomas Reyes", "6175550126"),
        contactId: "CNT-2003",
        roles: ["claimant"],
        isThirdParty: true,
        isCurrentUser: true,
      },
    ],
    report: {
      latestUpdate: t(
        "The shop found more damage, which we need to inspect. Other repairs continue.",
        "El taller encontró más daños que tenemos que inspeccionar. Las demás reparaciones continúan.",
      ),
      incidentDate: day(-15),
      incidentType: t("Hit and run", "Choque y fuga"),
      coverageInfo: [{ name: "Collision", deductible: "$500.00" }],
      subCoverageInfo: [{ name: "Rental", deductible: "$40 / $1,200" }],
      hasVanishing: true,
      displayInfo: [
        { displayKey: "Total amount authorized", displayValue: "$2,750.00" },
        { displayKey: rows.location, displayValue: "Commonwealth Avenue, Boston, MA" },
      ],
    },
    services: {
      latestUpdate: t("You picked up your rental car.", "Usted recogió su auto de alquiler."),
      ...thirdPartyRental(t).AVAILABLE,
      displayInfo: [
        { displayKey: "Collision", displayValue: "$500.00" },
        { displayKey: "Total amount authorized", displayValue: "$1,200.00" },
      ],
    },
    repairs: {
      latestUpdate: t(
        "The shop found more damage, which we need to inspect. Other repairs continue.",
        "El taller encontró más daños que tenemos que inspeccionar. Las demás reparaciones continúan.",
      ),
      displayTitle: t("Your repairs", "Sus reparaciones"),
      displayText: t(
        "Dorchester Avenue Collision is repairing your vehicle.",
        "Dorchester Avenue Collision está reparando su vehículo.",
      ),
      displayInfo: [
        { displayKey: "Collision", displayValue: "$500.00" },
        { displayKey: "Total amount authorized", displayValue: "$2,750.00" },
      ],
      viewEstimate: {
        displayTitle: t("View your estimate", "Vea su estimado"),
        displayText: t(
          "This is what the repairs are expected to cost.",
          "Esto es lo que se calcula que costarán las reparaciones.",
        ),
      },
      payDeductible: {
        displayTitle: t("Pay your deductible", "Pague su deducible"),
        displayText: t(
          "Please pay the shop $500 when you pick up your vehicle.",
          "Pague $500 al taller cuando recoja su vehículo.",
        ),
      },
      repairsSchedule: {
        displayTitle: t("Repairs schedule", "Calendario de reparaciones"),
        displayText: t(
          "Your vehicle should be ready about a week after the inspection.",
          "Su vehículo debería estar listo una semana después de la inspección.",
        ),
        shopInfo: networkShop("Dorchester Avenue Collision"),
      },
      generalClaimQuestions: teams["POL-901"].generalClaimQuestions,
    },
    payoutDetails: {
      deductible: "$500.00",
      providerPaidAmount: "$1,500.00",
      paymentDetails: [
        {
          payee: "Dorchester Avenue Collision",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$1,500.00" },
            { displayKey: "Total amount authorized", displayValue: "$2,750.00" },
          ],
        },
      ],
      // Wrong, because the user is a third party. The client's own flag has to take precedence.
      isThirdParty: false,
      displayInfo: [
        { displayKey: "Collision", displayValue: "$500.00" },
        { displayKey: "Total amount authorized", displayValue: "$2,750.00" },
      ],
    },
    close: { displayText: close.whileRepairing },
    contactUs: teams["POL-901"],
  };
};
