import * as v from "valibot";
import { STATES } from "../claim-state.ts";
import { closeDetails as endpoint } from "../endpoints/close-details.ts";
import type { CallContract } from "./call-contract.ts";
import { date, described, optional, text } from "./formats.ts";
import { claimNumber } from "./parameters.ts";

/** `GET close-details/{claimNumber}` */
export const closeDetails = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "Whether and when a claim was closed",
  pathParameters: { claimNumber },
  response: v.object({
    claimState: described(v.picklist(STATES), "The state of the claim, the same as in the search."),
    closeDate: optional(date, "When the claim was closed; required for a closed claim."),
    displayText: optional(text, "Sentences on what remains to be done, without markup."),
  }),
  example: {
    response: {
      claimState: "closed",
      closeDate: "2026-11-16",
      displayText: "Your claim is settled.",
    },
  },
} as const satisfies CallContract;
