import type { ClaimSeed } from "../claim.ts";
import { inEnglish } from "../language.ts";
import { thirdPartyRental } from "../rental-cover.ts";
import { wording } from "../wording.ts";
import { thirdPartyInspection } from "./third-party-inspection.ts";

/** The last stage of `thirdPartyOpen`: the claim is repaired, paid and closed. */
export const thirdPartyPaid: ClaimSeed = (today, t = inEnglish) => {
  const { rows } = wording(t);
  const claim = thirdPartyInspection(today, t);
  const update = t("We paid for your repairs.", "Pagamos sus reparaciones.");
  return {
    ...claim,
    stage: "paid",
    claimState: "closed",
    timeline: ["complete", "complete", "complete", "complete", "complete"],
    steps: { SERVICES: [t("Finding out who was at fault", "Quién tuvo la culpa")] },
    payout: "full",
    summary: { ...claim.summary, status: t("CLOSED", "Cerrado") },
    report: { ...claim.report, latestUpdate: update },
    services: {
      latestUpdate: t("You returned your rental car.", "Usted devolvió su auto de alquiler."),
      ...thirdPartyRental(t).WAS_AVAILABLE,
      displayInfo: [],
    },
    repairs: {
      ...claim.repairs,
      latestUpdate: update,
      displayText: t(
        "Your vehicle is repaired, and we paid you for the repairs.",
        "Su vehículo está reparado y le pagamos las reparaciones.",
      ),
    },
    payoutDetails: {
      providerPaidAmount: "$1,846.30",
      paymentDetails: [
        {
          payee: "Alicia Benton",
          paymentInfo: [
            { displayKey: rows.amount, displayValue: "$1,846.30" },
            { displayKey: "Issue date", displayValue: today(-1) },
            { displayKey: rows.paymentMethod, displayValue: rows.electronicTransfer },
          ],
        },
      ],
      isThirdParty: true,
    },
    close: {
      closeDate: today(0),
      displayText: t("We paid for your repairs.", "Pagamos sus reparaciones."),
    },
  };
};
