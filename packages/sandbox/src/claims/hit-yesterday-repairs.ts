import type { DayFromToday } from "../calendar.ts";
import type { Claim } from "../claim.ts";
import { inEnglish, type Translate } from "../language.ts";
import type { ShopInfo } from "../sections.ts";
import { wording } from "../wording.ts";
import { defaultShop } from "./hit-yesterday.ts";
import { hitYesterdayEstimate } from "./hit-yesterday-estimate.ts";

/** The fourth stage of `hitYesterday`: repairs have begun and the first payment was made. */
export function hitYesterdayRepairs(
  today: DayFromToday,
  t: Translate = inEnglish,
  shop: ShopInfo = defaultShop,
): Claim {
  const { rows, steps } = wording(t);
  const claim = hitYesterdayEstimate(today, t, shop);
  const name = shop.name ?? "";
  const update = t(
    "Parts have arrived and repairs have begun.",
    "Llegaron las piezas y comenzaron las reparaciones.",
  );
  return {
    ...claim,
    stage: "repairs",
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
    payout: "partial",
    summary: { ...claim.summary, status: t("REPAIRS_IN_PROGRESS", "En reparación") },
    report: { ...claim.report, latestUpdate: update },
    services: {
      ...claim.services,
      latestUpdate: t("You picked up your rental car.", "Usted recogió su auto de alquiler."),
    },
    repairs: {
      ...claim.repairs,
      latestUpdate: update,
      displayText: t(`${name} is repairing your vehicle.`, `${name} está reparando su vehículo.`),
      repairsSchedule: {
        ...claim.repairs.repairsSchedule,
        displayText: t(
          "Your vehicle should be ready in about five days.",
          "Su vehículo debería estar listo en unos cinco días.",
        ),
      },
    },
    payoutDetails: {
      deductible: "$500.00",
      providerPaidAmount: "$1,500.00",
      paymentDetails: [
        {
          payee: name,
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$1,500.00" },
            { displayKey: "Issue date", displayValue: today(0) },
            { displayKey: rows.paymentMethod, displayValue: rows.electronicTransfer },
          ],
        },
      ],
      isThirdParty: false,
      displayInfo: [{ displayKey: "Collision", displayValue: "$500.00" }],
    },
  };
}
