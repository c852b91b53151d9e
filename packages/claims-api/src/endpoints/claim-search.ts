import type * as v from "valibot";
import { type ClaimState, claimStateOf } from "../claim-state.ts";
import type { Endpoint } from "../endpoint.ts";
import { dayForReader } from "../format/calendar-day.ts";
import { usDate } from "../format/date.ts";
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

/** The claims of a policy: by the day that is shown, the latest first; then open before closed. */
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
      .map(({ claimState: written, ...claim }, index) => {
        const claimState = claimStateOf(written, `claimSummaries.${index}.claimState`, warnings);
        const day = dayForReader(claim.lossDate);
        const formattedDate = day === undefined ? claim.lossDate : usDate(day);
        const rank = `${day ?? ""} ${claimState} ${claim.claimNumber}`;
        return { rank, item: { ...claim, claimState, formattedDate } };
      })
      .toSorted(byRankDescending)
      .map(({ item }) => item),
  }),
};

/** `GET claims/search`, which gives the same. Experimental: the API's documents do not say what it is for. */
export const claimSearchByQuery: typeof claimSearch = {
  ...claimSearch,
  name: "claimSearchByQuery",
  method: "GET",
  request: ({ policyNumber }) => ({ query: { policyNumber } }),
};

interface Ranked {
  /** The displayed day, the state and the claim number, so that one comparison of texts sorts by all. */
  rank: string;
}

function byRankDescending(a: Ranked, b: Ranked): number {
  return a.rank === b.rank ? 0 : a.rank < b.rank ? 1 : -1;
}
