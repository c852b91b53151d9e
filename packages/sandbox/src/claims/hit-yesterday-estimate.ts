import type { DayFromToday } from "../calendar.ts";
import type { Claim } from "../claim.ts";
import { pdf } from "../documents/pdf.ts";
import { inEnglish, type Translate } from "../language.ts";
import type { ShopInfo } from "../sections.ts";
import { wording } from "../wording.ts";
import { hitYesterday, defaultShop } from "./hit-yesterday.ts";

/** The third stage of {@link hitYesterday}: the shop has written an estimate. */
export function hitYesterdayEstimate(
  today: DayFromToday,
  t: Translate = inEnglish,
  shop: ShopInfo = defaultShop,
): Claim {
  const { close, rows, steps } = wording(t);
  const claim = hitYesterday(today, t);
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
        createdDate: today(0),
        fileName: "estimate.pdf",
        load: pdf(
          t(
            () => import("../documents/en-us/est-1014-1.ts"),
            () => import("../documents/es-us/est-1014-1.ts"),
          ),
        ),
      },
    ],
    summary: { ...claim.summary, status: t("ESTIMATE_APPROVED", "Estimado aprobado") },
    repairs: {
      latestUpdate: t("We approved the shop's estimate.", "Aprobamos el estimado del taller."),
      displayTitle: t("Your repairs", "Sus reparaciones"),
      displayText: t(
        `${name} wrote an estimate and is ordering the parts.`,
        `${name} preparó un estimado y está pidiendo las piezas.`,
      ),
      viewEstimate: {
        displayTitle: t("View your estimate", "Vea su estimado"),
        displayText: t(
          "This is what the repairs are expected to cost.",
          "Esto es lo que se calcula que costarán las reparaciones.",
        ),
        displayBottomInfo: [{ displayKey: rows.amount, displayValue: "$3,417.50" }],
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
          "The repairs will begin when the parts are in.",
          "Las reparaciones comenzarán cuando lleguen las piezas.",
        ),
        shopInfo: shop,
      },
    },
    close: { displayText: close.whileRepairing },
  };
}
