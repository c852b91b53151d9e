import type { DayFromToday } from "../calendar.ts";
import type { Claim } from "../claim.ts";
import type { Translate } from "../language.ts";
import { duringInspection } from "./with-shop.ts";
import { wording } from "../wording.ts";

/** Ways to get an estimate without a shop, as the claims that offer them name them. */
const estimateOptions = ["DRIVE_IN", "PHOTOS"] as const;

/** A way to get an estimate without a shop. */
export type EstimateOption = (typeof estimateOptions)[number];

/** Whether a value is a way to get an estimate. */
export function isEstimateOption(value: unknown): value is EstimateOption {
  return estimateOptions.some((option) => option === value);
}

/** A claim after the customer has chosen how to get an estimate. */
export function withOption(
  claim: Claim,
  option: EstimateOption,
  day: DayFromToday,
  t: Translate,
): Claim {
  const { driveIn, rows, steps } = wording(t);
  const chosen = {
    ...claim,
    timeline: duringInspection(claim.timeline),
    steps: {
      ...claim.steps,
      REPAIRS: [
        [steps.estimate, "NOT_STARTED"],
        [steps.repairs, "NOT_STARTED"],
      ],
    },
  } satisfies Claim;
  if (option === "PHOTOS") {
    return {
      ...chosen,
      // The specified scenarios have none for photos.
      scenario: "PHOTOS_SELECTED",
      repairs: {
        latestUpdate: t("You chose to send us photos.", "Usted eligió enviarnos fotos."),
        displayTitle: t("Your photos", "Sus fotos"),
        displayInfo: [
          {
            displayKey: rows.nextStep,
            displayValue: t(
              "Take eight photos with the link in our text message.",
              "Tome ocho fotos con el enlace de nuestro mensaje de texto.",
            ),
          },
        ],
      },
    };
  }
  return {
    ...chosen,
    scenario: "DRIVEIN_SERVICE_SELECTED_NO_ESTIMATE",
    summary: {
      ...claim.summary,
      status: t("INSPECTION_SCHEDULED", "Inspección programada"),
    },
    repairs: { ...driveIn, appointmentDate: day(2) },
  };
}
