import type { DayFromToday } from "../calendar.ts";
import type { Claim } from "../claim.ts";
import type { Translate } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";

/** A member's claim after the repairs: the vehicle was picked up, all payments were made, and the claim is closed today. */
export function closedAndPaid(
  claim: Claim,
  shopName: string,
  { today, t }: { today: DayFromToday; t: Translate },
): Claim {
  const done = t(
    "Repairs are complete and everyone has been paid.",
    "Las reparaciones terminaron y se hicieron todos los pagos.",
  );
  return {
    ...claim,
    claimState: "closed",
    stage: "paid",
    timeline: ["complete", "complete", "complete", "complete", "complete"],
    payout: "full",
    summary: { ...claim.summary, status: t("CLOSED", "Cerrado") },
    report: { ...claim.report, latestUpdate: done },
    services: {
      ...claim.services,
      latestUpdate: t("You returned your rental car.", "Usted devolvió su auto de alquiler."),
      ...rentalCover(t).WAS_AVAILABLE,
    },
    repairs: {
      ...claim.repairs,
      latestUpdate: t(
        "Your vehicle was repaired and picked up.",
        "Su vehículo fue reparado y recogido.",
      ),
      displayText: t(`${shopName} repaired your vehicle.`, `${shopName} reparó su vehículo.`),
      payDeductible: {
        displayTitle: t("Your deductible", "Su deducible"),
        displayText: t(
          `You paid the shop your deductible of ${deductibleOf(claim)}.`,
          `Usted pagó al taller su deducible de ${deductibleOf(claim)}.`,
        ),
      },
      repairsSchedule: {
        ...claim.repairs.repairsSchedule,
        displayText: t("Your vehicle was picked up.", "Su vehículo fue recogido."),
      },
    },
    close: { closeDate: today(0), displayText: done },
  };
}

function deductibleOf({ payoutDetails }: Claim): string {
  return (payoutDetails !== "no content" && payoutDetails.deductible) || "$0";
}
