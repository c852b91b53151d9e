import { type DayFromToday, daysLater } from "../calendar.ts";
import type { Claim } from "../claim.ts";
import { inEnglish, type Say } from "../language.ts";
import type { ShopInfo } from "../sections.ts";
import { wording } from "../wording.ts";
import { usualShop } from "./hit-yesterday.ts";
import { hitYesterdayEstimate } from "./hit-yesterday-estimate.ts";

/** The fourth stage of `hitYesterday`: the vehicle is being repaired, and a first payment is made, four days later. */
export function hitYesterdayRepairs(
  today: DayFromToday,
  say: Say = inEnglish,
  shop: ShopInfo = usualShop,
): Claim {
  const { rows, steps } = wording(say);
  const claim = hitYesterdayEstimate(daysLater(today, 4), say, shop);
  const name = shop.name ?? "";
  const update = say(
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
    summary: { ...claim.summary, status: say("REPAIRS_IN_PROGRESS", "En reparación") },
    report: { ...claim.report, latestUpdate: update },
    services: {
      ...claim.services,
      latestUpdate: say("You picked up your rental car.", "Usted recogió su auto de alquiler."),
    },
    repairs: {
      ...claim.repairs,
      latestUpdate: update,
      displayText: say(`${name} is repairing your vehicle.`, `${name} está reparando su vehículo.`),
      repairsSchedule: {
        ...claim.repairs.repairsSchedule,
        displayText: say(
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
            { displayKey: "Issue date", displayValue: today(-2) },
            { displayKey: rows.paymentMethod, displayValue: rows.electronicTransfer },
          ],
        },
      ],
      isThirdParty: false,
      displayInfo: [{ displayKey: "Collision", displayValue: "$500.00" }],
    },
  };
}
