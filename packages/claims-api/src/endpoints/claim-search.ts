import type * as v from "valibot";
import { type ClaimState, claimStateOf } from "../claim-state.ts";
import type { Endpoint } from "../endpoint.ts";
import { formatDate } from "../format/date.ts";
import { required } from "../required.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { requiredText, textOrBlank } from "../schema/values.ts";

const claimSummary = object({
  claimNumber: requiredText,
  claimState: textOrBlank,
  lossDate: textOrBlank,
  lossCause: textOrBlank,
});

const schema = answer({ claimSummaries: list(claimSummary) });

/** One claim of a policy. */
export interface ClaimListItem {
  claimNumber: string;
  claimState: ClaimState;
  /** ISO date or date-time; blank when the server has none. */
  lossDate: string;
  /** `MM/DD/YYYY`, for display alone. */
  formattedDate: string;
  /** The code; its label is looked up in `@claimkit/claims-api/loss-causes`. */
  lossCause: string;
}

/** The claims of a policy, the latest first. */
export interface ClaimSearchResult {
  claims: readonly ClaimListItem[];
}

/** `POST claims/search` */
export const claimSearch: Endpoint<
  { policyNumber: string },
  ClaimSearchResult,
  v.InferOutput<typeof schema>
> = {
  name: "claimSearch",
  method: "POST",
  path: "claims/search",
  request: ({ policyNumber }) => ({
    body: {
      policyNumber: required("claimSearch", "policyNumber", policyNumber),
      assignmentFilter: false,
    },
  }),
  response: schema,
  empty: { claimSummaries: [] },
  model: ({ claimSummaries }, _input, { warnings }) => ({
    claims: claimSummaries
      .map(({ claimState, ...claim }, index) => ({
        ...claim,
        claimState: claimStateOf(claimState, `claimSummaries.${index}.claimState`, warnings),
        formattedDate: formatDate(claim.lossDate),
      }))
      .toSorted(latestFirst),
  }),
};

/** `GET claims/search`, which gives the same. Experimental: the API's documents do not say what it is for. */
export const claimSearchByQuery: typeof claimSearch = {
  ...claimSearch,
  name: "claimSearchByQuery",
  method: "GET",
  request: ({ policyNumber }) => ({ query: { policyNumber } }),
};

/** By date, then open before closed, then by number; all descending, all as strings. */
function latestFirst(a: ClaimListItem, b: ClaimListItem): number {
  return (
    descending(a.lossDate, b.lossDate) ||
    descending(a.claimState, b.claimState) ||
    descending(a.claimNumber, b.claimNumber)
  );
}

function descending(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1;
}
