import { type DayFromToday, daysLater } from "../calendar.ts";
import type { Claim } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { inEnglish, type Say } from "../language.ts";
import type { ShopInfo } from "../sections.ts";
import { wording } from "../wording.ts";
import { hitYesterday, usualShop } from "./hit-yesterday.ts";

/** The third stage of {@link hitYesterday}: the shop has written an estimate, three days later. */
export function hitYesterdayEstimate(
  today: DayFromToday,
  say: Say = inEnglish,
  shop: ShopInfo = usualShop,
): Claim {
  const { close, rows, steps } = wording(say);
  const claim = hitYesterday(daysLater(today, 3), say);
  const name = shop.name ?? "";
  return {
    ...claim,
    scenario: "OYS_SERVICE_SELECTED_ESTIMATE",
    stage: "estimate",
    timeline: ["complete", "complete", "in_progress", "NOT_STARTED", "NOT_STARTED"],
    steps: {
      ...claim.steps,
      REPAIRS: [
        [steps.shopChosen, "complete"],
        [steps.estimateApproved, "complete"],
        [steps.repairs, "NOT_STARTED"],
      ],
    },
    documents: [
      {
        id: "EST-1014-1",
        kind: "current estimate",
        createdDate: today(-1),
        fileName: "estimate.pdf",
        load: pdf(
          say(
            () => import("../documents/en-us/est-1014-1.ts"),
            () => import("../documents/es-us/est-1014-1.ts"),
          ),
        ),
      },
    ],
    summary: { ...claim.summary, status: say("ESTIMATE_APPROVED", "Presupuesto aprobado") },
    repairs: {
      latestUpdate: say("We approved the shop's estimate.", "Aprobamos el presupuesto del taller."),
      displayTitle: say("Your repairs", "Sus reparaciones"),
      displayText: say(
        `${name} wrote an estimate and is ordering the parts.`,
        `${name} preparó un presupuesto y está pidiendo las piezas.`,
      ),
      viewEstimate: {
        displayTitle: say("View your estimate", "Vea su presupuesto"),
        displayText: say(
          "This is what the repairs are expected to cost.",
          "Esto es lo que se calcula que costarán las reparaciones.",
        ),
        displayBottomInfo: [{ displayKey: rows.amount, displayValue: "$3,417.50" }],
      },
      payDeductible: {
        displayTitle: say("Pay your deductible", "Pague su deducible"),
        displayText: say(
          "Please pay the shop $500 when you pick up your vehicle.",
          "Pague $500 al taller cuando recoja su vehículo.",
        ),
      },
      repairsSchedule: {
        displayTitle: say("Repairs schedule", "Calendario de reparaciones"),
        displayText: say(
          "The repairs will begin when the parts are in.",
          "Las reparaciones comenzarán cuando lleguen las piezas.",
        ),
        shopInfo: shop,
      },
    },
    close: { displayText: close.whileRepairing },
  };
}
