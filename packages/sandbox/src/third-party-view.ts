import type { Claim, Contact } from "./claim.ts";
import type { Say } from "./language.ts";
import { thirdPartyRental } from "./rental-cover.ts";
import { wording } from "./wording.ts";

/** What each third party of a closed claim was paid. */
const PAID = "$2,180.00";

/**
 * A member's claim as it is sent to a third party of the same accident. Rows about the member's coverages stay,
 * because hiding those is the client's duty. Texts about the member's vehicle and payments are replaced.
 */
export function thirdPartyView(claim: Claim, { displayName }: Contact, say: Say): Claim {
  const { report, repairs, claimState, close } = claim;
  const isClosed = claimState === "closed";
  const { claimTypes, rows } = wording(say);
  const update = isClosed
    ? say("We paid for your repairs.", "Pagamos sus reparaciones.")
    : say(
        "We are finding out who is responsible for the accident.",
        "Estamos determinando quién es responsable del accidente.",
      );
  return {
    ...claim,
    summary: {
      vehicle: claim.thirdPartyVehicle ?? claim.summary.vehicle,
      claimType: claimTypes.propertyDamage,
      status: isClosed ? say("CLOSED", "Cerrado") : say("CLAIM_RECEIVED", "Reclamo recibido"),
    },
    report: { ...report, latestUpdate: update },
    services: isClosed
      ? { ...thirdPartyRental(say).WAS_AVAILABLE, displayInfo: [] }
      : { ...thirdPartyRental(say).PENDING, displayInfo: [] },
    repairs: {
      ...repairs,
      latestUpdate: update,
      displayTitle: say("Your claim has been received", "Hemos recibido su reclamo"),
      displayText: isClosed
        ? say("Your vehicle is repaired.", "Su vehículo está reparado.")
        : say(
            "We'll call you to schedule an inspection of your vehicle.",
            "Lo llamaremos para programar una inspección de su vehículo.",
          ),
    },
    payoutDetails: isClosed
      ? {
          providerPaidAmount: PAID,
          paymentDetails: [
            {
              payee: displayName,
              paymentInfo: [
                { displayKey: rows.amount, displayValue: PAID },
                { displayKey: "Issue date", displayValue: close.closeDate ?? "" },
              ],
            },
          ],
          isThirdParty: true,
        }
      : { paymentDetails: [], isThirdParty: true },
  };
}
