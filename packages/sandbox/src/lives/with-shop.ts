import type { DayFromToday } from "../calendar.ts";
import type { Claim, RepairsScenario } from "../claim.ts";
import type { Say } from "../language.ts";
import type { ShopInfo } from "../sections.ts";
import { wording } from "../wording.ts";

/** The scenarios in which a customer chooses or changes the shop. */
const TAKES_SHOP: ReadonlySet<RepairsScenario> = new Set<RepairsScenario>([
  "IS_ELIGIBLE_NO_SERVICE_SELECTED_NO_ESTIMATE",
  "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
  "OYS_SERVICE_SELECTED_NO_ESTIMATE",
]);

/** Whether the customer can choose a shop for the repairs of a claim. */
export function takesShop({ scenario }: Claim): boolean {
  return TAKES_SHOP.has(scenario);
}

/** A claim after its customer has chosen a shop: the shop expects the vehicle. An appointment stays. */
export function withShop(claim: Claim, shop: ShopInfo, day: DayFromToday, say: Say): Claim {
  const { repairs, summary, timeline, scenario } = claim;
  if (scenario === "OYS_SERVICE_SELECTED_NO_ESTIMATE") {
    return { ...claim, repairs: { ...repairs, shopInfo: shop } };
  }
  const { steps } = wording(say);
  return {
    ...claim,
    scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE",
    summary: { ...summary, status: say("INSPECTION_SCHEDULED", "Inspección programada") },
    timeline: inspecting(timeline),
    steps: {
      ...claim.steps,
      REPAIRS: [
        [steps.shopChosen, "complete"],
        [steps.estimate, "NOT_STARTED"],
        [steps.repairs, "NOT_STARTED"],
      ],
    },
    repairs: {
      latestUpdate: say(
        "You chose a shop. It expects your vehicle.",
        "Usted eligió un taller. El taller espera su vehículo.",
      ),
      displayTitle: say("Your appointment", "Su cita"),
      displayText: say(
        "The shop will inspect your vehicle and write an estimate while you wait.",
        "El taller inspeccionará su vehículo y preparará un presupuesto mientras espera.",
      ),
      shopInfo: shop,
      appointmentDate: repairs.appointmentDate ?? day(1),
      selectedServiceOffering: repairs.selectedServiceOffering ?? {
        selectedService: { appointmentTime: "09:30" },
      },
    },
  };
}

function inspecting(timeline: Claim["timeline"]): Claim["timeline"] {
  if (timeline === "not found") return timeline;
  const [report, services] = timeline;
  return [report, services, "in_progress", "NOT_STARTED", "NOT_STARTED"];
}
