import type { DayFromToday } from "../calendar.ts";
import type { Claim } from "../claim.ts";
import type { Say } from "../language.ts";
import { rentalCover } from "../rental-cover.ts";

/** A policyholder's claim after the repairs: the vehicle is picked up, everyone is paid, the claim is closed today. */
export function closedAndPaid(
  claim: Claim,
  shopName: string,
  { today, say }: { today: DayFromToday; say: Say },
): Claim {
  const done = say(
    "Repairs are complete and everyone has been paid.",
    "Las reparaciones terminaron y se hicieron todos los pagos.",
  );
  return {
    ...claim,
    claimState: "closed",
    stage: "paid",
    timeline: ["complete", "complete", "complete", "complete", "complete"],
    payout: "full",
    summary: { ...claim.summary, status: say("CLOSED", "Cerrado") },
    report: { ...claim.report, latestUpdate: done },
    services: {
      ...claim.services,
      latestUpdate: say("You returned your rental car.", "Usted devolvió su auto de alquiler."),
      ...rentalCover(say).WAS_AVAILABLE,
    },
    repairs: {
      ...claim.repairs,
      latestUpdate: say(
        "Your vehicle was repaired and picked up.",
        "Su vehículo fue reparado y recogido.",
      ),
      displayText: say(`${shopName} repaired your vehicle.`, `${shopName} reparó su vehículo.`),
      payDeductible: {
        displayTitle: say("Your deductible", "Su deducible"),
        displayText: say(
          `You paid the shop your deductible of ${deductibleOf(claim)}.`,
          `Usted pagó al taller su deducible de ${deductibleOf(claim)}.`,
        ),
      },
      repairsSchedule: {
        ...claim.repairs.repairsSchedule,
        displayText: say("Your vehicle was picked up.", "Su vehículo fue recogido."),
      },
    },
    close: { closeDate: today(0), displayText: done },
  };
}

function deductibleOf({ payoutDetails }: Claim): string {
  return (payoutDetails !== "no content" && payoutDetails.deductible) || "$0";
}
