import type * as v from "valibot";
import { personaQuery, type ClaimRef } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { type DisplayInfo, displayRows } from "../schema/display-info.ts";
import { optionalSentences, textOrBlank } from "../schema/values.ts";
import { redactionFor } from "../third-party.ts";

const schema = answer({
  latestUpdate: optionalSentences,
  displayText: optionalSentences,
  rentalCoverageStatus: textOrBlank,
  ...displayRows,
});

/** The response as the schema reads it. */
export interface ServicesDetailsWire extends v.InferOutput<typeof schema> {}

/** Rows that are hidden for everyone. See docs/reference/api.md#services-details. */
const HIDDEN_ROW = /^total (days|amount) authorized$/i;

const RENTAL_STATUSES = ["AVAILABLE", "NOT_AVAILABLE", "PENDING", "OTHER"] as const;

/** Whether a rental car is covered. */
export type RentalCoverageStatus = (typeof RENTAL_STATUSES)[number];

/** What is done for the customer besides repairs. */
export interface ServicesDetails {
  /** The latest update. */
  latestUpdate: string | undefined;
  /** Text of the section. */
  displayText: string | undefined;
  /** Further rows of the section. */
  displayInfo: readonly DisplayInfo[];
  /** `undefined` when the server leaves it to the text, and for a third party. */
  rentalCoverageStatus: RentalCoverageStatus | undefined;
}

/** `GET services-details/{claimNumber}` */
export const servicesDetails: Endpoint<ClaimRef, ServicesDetails, ServicesDetailsWire> = {
  name: "servicesDetails",
  method: "GET",
  path: "services-details/{claimNumber}",
  request: personaQuery,
  response: schema,
  keep: "policy",
  model({ displayInfo, details, ...wire }, claim, context) {
    // Why: docs/decisions/third-parties.md#rental-rows-of-the-services-section
    const { text, rows } = redactionFor(claim, context, { hasOwnRental: true });
    const written = wire.rentalCoverageStatus.toUpperCase();
    const rentalCoverageStatus = RENTAL_STATUSES.find((status) => status === written);
    if (written && !rentalCoverageStatus) {
      context.warnings.push({ code: "unknown_status", path: "rentalCoverageStatus" });
    }
    const shown = (displayInfo ?? details ?? []).filter(
      ({ displayKey }) => !HIDDEN_ROW.test(displayKey),
    );
    return {
      latestUpdate: text("latestUpdate", wire.latestUpdate),
      displayText: text("displayText", wire.displayText),
      displayInfo: rows("displayInfo", shown),
      // Whether a rental is covered is a matter of the member's policy.
      rentalCoverageStatus: claim.isThirdParty ? undefined : rentalCoverageStatus,
    };
  },
};
