import type { Claim, Contact } from "./claim.ts";
import type { Translate } from "./language.ts";
import { thirdPartyRental } from "./rental-cover.ts";
import { wording } from "./wording.ts";

/** Amount that each third party of a closed claim was paid. */
const PAID = "$2,180.00";

/**
 * A member's claim as sent to a third party of the same accident. Rows about the member's coverages are kept,
 * because the client must hide them. Texts about the member's vehicle and payments are replaced.
 */
export function thirdPartyView(claim: Claim, { displayName }: Contact, t: Translate): Claim {
  const { report, repairs, claimState, close } = claim;
  const isClosed = claimState === "closed";
  const { claimTypes, rows } = wording(t);
  const update = isClosed
    ? t("We paid for your repairs.", "Pagamos sus reparaciones.")
    : t(
        "We are finding out who is responsible for the accident.",
        "Estamos determinando quién es responsable del accidente.",
      );
  return {
    ...claim,
    summary: {
      vehicle: claim.thirdPartyVehicle ?? claim.summary.vehicle,
      claimType: claimTypes.propertyDamage,
      status: isClosed ? t("CLOSED", "Cerrado") : t("CLAIM_RECEIVED", "Reclamo recibido"),
    },
    report: {
      ...report,
      latestUpdate: update,
      ...(claim.thirdPartyIncident && { incidentType: claim.thirdPartyIncident }),
    },
    services: isClosed
      ? { ...thirdPartyRental(t).WAS_AVAILABLE, displayInfo: [] }
      : { ...thirdPartyRental(t).PENDING, displayInfo: [] },
    repairs: {
      ...repairs,
      latestUpdate: update,
      displayTitle: t("Your claim has been received", "Hemos recibido su reclamo"),
      displayText: isClosed
        ? t("Your vehicle is repaired.", "Su vehículo está reparado.")
        : t(
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
