import * as v from "valibot";
import { STATES } from "../claim-state.ts";
import {
  claimSearch as endpoint,
  claimSearchByQuery as byQuery,
} from "../endpoints/claim-search.ts";
import type { CallContract } from "./call-contract.ts";
import { date, described, text } from "./formats.ts";

const policyNumber = described(text, "Number of the policy.");

const response = v.object({
  claimSummaries: described(
    v.array(
      v.object({
        claimNumber: described(
          text,
          "Number of the claim, with which all its parts are requested.",
        ),
        claimState: described(v.picklist(STATES), "Whether the claim is open or closed."),
        lossDate: described(date, "When the loss happened."),
        lossCause: described(
          text,
          "Code of the cause, such as hail; one that is not in the list is shown as Other.",
        ),
      }),
    ),
    "The claims of the policy, in any order; an empty list if there are none.",
  ),
});

const example = {
  response: {
    claimSummaries: [
      {
        claimNumber: "CLM-1001",
        claimState: "open",
        lossDate: "2026-11-18",
        lossCause: "collision_rear_end",
      },
      { claimNumber: "CLM-1013", claimState: "closed", lossDate: "2026-11-11", lossCause: "glass" },
    ],
  },
};

/** `POST claims/search` */
export const claimSearch = {
  method: endpoint.method,
  path: endpoint.path,
  summary: "The claims of a policy",
  body: v.object({
    policyNumber,
    assignmentFilter: described(v.literal(false), "Always false: claims of all associates."),
  }),
  response,
  example: { ...example, body: { policyNumber: "POL-100", assignmentFilter: false } },
} as const satisfies CallContract;

/** `GET claims/search` */
export const claimSearchByQuery = {
  method: byQuery.method,
  path: byQuery.path,
  summary: "The claims of a policy, by query (experimental)",
  query: v.object({ policyNumber }),
  response,
  example,
} as const satisfies CallContract;
