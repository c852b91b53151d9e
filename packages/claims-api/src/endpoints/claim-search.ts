import type * as v from "valibot";
import { type ClaimState, claimStateOf } from "../claim-state.ts";
import type { Endpoint } from "../endpoint.ts";
import { dayForReader, wordsForDate } from "../format/calendar-day.ts";
import { usDate } from "../format/date.ts";
import { required } from "../required.ts";
import { answer } from "../schema/answer.ts";
import { list } from "../schema/list.ts";
import { object } from "../schema/object.ts";
import { dateOrBlank, requiredText, textOrBlank } from "../schema/values.ts";

const claimSummary = object({
  claimNumber: requiredText,
  claimState: textOrBlank,
  lossDate: dateOrBlank,
  lossCause: textOrBlank,
});

const schema = answer({ claimSummaries: list(claimSummary) });

/** The parsed response. */
export interface ClaimSearchWire extends v.InferOutput<typeof schema> {}

/** One claim of a policy. */
export interface ClaimListItem {
  /** The claim's number. */
  claimNumber: string;
  /** Whether the claim is open or closed; `undefined` if the server sends another word. */
  claimState: ClaimState | undefined;
  /** The state in the server's words; empty if it sends none. */
  stateText: string;
  /** ISO date or date-time; empty if the server sends none. */
  lossDate: string;
  /** The date as `MM/DD/YYYY`, only for display. */
  formattedDate: string;
  /** Code of the loss cause. `@claimkit/claims-api/loss-causes` has the labels. */
  lossCause: string;
}

/** The claims of a policy: latest displayed date first, then by state, descending, so that open comes before closed. */
export interface ClaimSearchResult {
  /** The claims of the policy. */
  claims: readonly ClaimListItem[];
}

/** `POST claims/search` */
export const claimSearch: Endpoint<{ policyNumber: string }, ClaimSearchResult, ClaimSearchWire> = {
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
  keep: "revalidate",
  model({ claimSummaries }, _input, { warnings }) {
    const dated = claimSummaries.map((claim, index): DatedClaim => {
      const { claimNumber, claimState: stateText, lossDate, lossCause } = claim;
      const path = (): string => `claimSummaries.${index}.claimState`;
      const claimState = claimStateOf(stateText, path, warnings);
      const day = dayForReader(lossDate) ?? "";
      const formattedDate = day ? usDate(day) : wordsForDate(lossDate);
      return {
        day,
        state: claimState ?? stateText.toLowerCase(),
        item: { claimNumber, claimState, stateText, lossDate, formattedDate, lossCause },
      };
    });
    return { claims: dated.toSorted(latestFirst).map(({ item }) => item) };
  },
};

/** `GET claims/search`, with the same result. Experimental: its purpose is not documented. */
export const claimSearchByQuery: typeof claimSearch = {
  ...claimSearch,
  name: "claimSearchByQuery",
  method: "GET",
  request: ({ policyNumber }) => ({
    query: { policyNumber: required("claimSearchByQuery", "policyNumber", policyNumber) },
  }),
};

interface DatedClaim {
  /** Displayed incident date as `YYYY-MM-DD`; empty if the claim has none. */
  day: string;
  /** Displayed state, in lower case. */
  state: string;
  item: ClaimListItem;
}

/** Sorts by displayed date, then by displayed state, then by number. All are compared as strings, descending. */
function latestFirst(a: DatedClaim, b: DatedClaim): number {
  return (
    descending(a.day, b.day) ||
    descending(a.state, b.state) ||
    descending(a.item.claimNumber, b.item.claimNumber)
  );
}

function descending(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1;
}
