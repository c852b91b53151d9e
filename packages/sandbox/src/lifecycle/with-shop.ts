import type { DayFromToday } from "../calendar.ts";
import type { Claim, RepairsScenario } from "../claim.ts";
import type { Translate } from "../language.ts";
import type { ShopInfo } from "../sections.ts";
import { wording } from "../wording.ts";

/** The scenarios in which a customer can choose or change the shop. */
const SHOP_SELECTABLE: ReadonlySet<RepairsScenario> = new Set<RepairsScenario>([
  "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
  "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
  "OYS_SERVICE_SELECTED_NO_ESTIMATE",
  "PHOTOS_SELECTED",
]);

/** Whether the customer can choose a shop for a claim. */
export function canChooseShop({ scenario }: Claim): boolean {
  return SHOP_SELECTABLE.has(scenario);
}

/** A claim after the customer has chosen a shop. An existing appointment is kept. */
export function withShop(claim: Claim, shop: ShopInfo, day: DayFromToday, t: Translate): Claim {
  const { repairs, summary, timeline, scenario } = claim;
  if (scenario === "OYS_SERVICE_SELECTED_NO_ESTIMATE") {
    return { ...claim, repairs: { ...repairs, shopInfo: shop } };
  }
  const { steps } = wording(t);
  return {
    ...claim,
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    summary: { ...summary, status: t("INSPECTION_SCHEDULED", "Inspección programada") },
    timeline: duringInspection(timeline),
    steps: {
      ...claim.steps,
      REPAIRS: [
        [steps.shopChosen, "complete"],
        [steps.estimate, "NOT_STARTED"],
        [steps.repairs, "NOT_STARTED"],
      ],
    },
    repairs: {
      latestUpdate: t(
        "You chose a shop. It expects your vehicle.",
        "Usted eligió un taller. El taller espera su vehículo.",
      ),
      displayTitle: t("Your appointment", "Su cita"),
      displayText: t(
        "The shop will inspect your vehicle and write an estimate while you wait.",
        "El taller inspeccionará su vehículo y preparará un estimado mientras espera.",
      ),
      shopInfo: shop,
      appointmentDate: repairs.appointmentDate ?? day(1),
      selectedServiceOffering: repairs.selectedServiceOffering ?? {
        selectedService: { appointmentTime: "09:30" },
      },
    },
  };
}

/** The timeline of a claim while its vehicle is inspected. */
export function duringInspection(timeline: Claim["timeline"]): Claim["timeline"] {
  if (timeline === "not found") return timeline;
  const [report, services] = timeline;
  return [report, services, "in_progress", "NOT_STARTED", "NOT_STARTED"];
}
