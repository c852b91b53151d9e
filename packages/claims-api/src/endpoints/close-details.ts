import type * as v from "valibot";
import type { ClaimRef } from "../claim-ref.ts";
import { type ClaimState, claimStateOf, STATES } from "../claim-state.ts";
import type { Endpoint } from "../endpoint.ts";
import { answer } from "../schema/answer.ts";
import { optionalDate, optionalSentences, textOrBlank } from "../schema/values.ts";
import { closeDetailsRequest } from "./claim-requests.ts";

const schema = answer({
  claimState: textOrBlank,
  closeDate: optionalDate,
  displayText: optionalSentences,
});

/** The parsed response. */
export interface CloseDetailsWire extends v.InferOutput<typeof schema> {}

/** Whether and when a claim was closed. */
export interface CloseDetails {
  /** Whether the claim is open or closed; `undefined` if the response does not say so. */
  claimState: ClaimState | undefined;
  /** The state in the server's words; empty if it sends none. */
  stateText: string;
  /** When the claim was closed. */
  closeDate: string | undefined;
  /** Text of the section. */
  displayText: string | undefined;
}

/** `GET close-details/{claimNumber}` */
export const closeDetails: Endpoint<ClaimRef, CloseDetails, CloseDetailsWire> = {
  ...closeDetailsRequest,
  response: schema,
  thirdParty: { claimState: STATES, closeDate: "name", displayText: "text" },
  keep: "policy",
  model: ({ claimState, closeDate, displayText }, _claim, { warnings }) => ({
    claimState: claimStateOf(claimState, () => "claimState", warnings, closeDate),
    stateText: claimState,
    closeDate,
    displayText,
  }),
};
