import type * as v from "valibot";
import type { ClaimRef } from "../claim-ref.ts";
import type { Endpoint } from "../endpoint.ts";
import { knownWord } from "../known-word.ts";
import { answer } from "../schema/answer.ts";
import { type DisplayInfo, displayRows } from "../schema/display-info.ts";
import { optionalSentences, textOrBlank } from "../schema/values.ts";
import { servicesDetailsRequest } from "./claim-requests.ts";

const schema = answer({
  latestUpdate: optionalSentences,
  displayText: optionalSentences,
  rentalCoverageStatus: textOrBlank,
  ...displayRows,
});

/** The parsed response. */
export interface ServicesDetailsWire extends v.InferOutput<typeof schema> {}

/** Rows that are hidden for everyone. See docs/reference/api.md#services-details. */
const HIDDEN_ROW = /^(?=.*total).*(?:authori[sz]ed|autorizad[oa])/i;

/** Statuses of rental coverage. */
export const RENTAL_STATUSES = ["AVAILABLE", "NOT_AVAILABLE", "PENDING", "OTHER"] as const;

/** Whether a rental car is covered. */
export type RentalCoverageStatus = (typeof RENTAL_STATUSES)[number];

/** Services besides the repairs. */
export interface ServicesDetails {
  /** The latest update. */
  latestUpdate: string | undefined;
  /** Text of the section. */
  displayText: string | undefined;
  /** Additional rows of the section. */
  displayInfo: readonly DisplayInfo[];
  /**
   * Whether a rental car is covered: `OTHER` for a word that is not known; `undefined` for a third party, or if the
   * server sends no status.
   */
  rentalCoverageStatus: RentalCoverageStatus | undefined;
}

/** `GET services-details/{claimNumber}` */
export const servicesDetails: Endpoint<ClaimRef, ServicesDetails, ServicesDetailsWire> = {
  ...servicesDetailsRequest,
  response: schema,
  // Why: docs/decisions/third-parties.md#amounts-that-are-their-own
  thirdParty: {
    latestUpdate: "text",
    displayText: "text",
    displayInfo: "rental rows",
    details: "rental rows",
  },
  keep: "policy",
  model({ displayInfo, details, ...wire }, _claim, context) {
    const sent = wire.rentalCoverageStatus;
    const known = knownWord(sent, RENTAL_STATUSES);
    if (sent && !known) {
      context.warnings.push({ code: "unknown_status", path: "rentalCoverageStatus" });
    }
    // Not the display text's meaning, which the status may deny.
    const rentalCoverageStatus = known ?? (sent ? "OTHER" : undefined);
    const shown = (displayInfo ?? details ?? []).filter(
      ({ displayKey }) => !HIDDEN_ROW.test(displayKey),
    );
    return {
      latestUpdate: wire.latestUpdate,
      displayText: wire.displayText,
      displayInfo: shown,
      rentalCoverageStatus,
    };
  },
};
