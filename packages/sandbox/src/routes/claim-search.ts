import * as v from "valibot";
import { readBody, readQuery } from "../checks/read.ts";
import { inOtherForms } from "../other-system.ts";
import type { Route, SandboxContext } from "../route.ts";

const policyNumber = v.pipe(v.string(), v.regex(/\S/));
const body = v.object({ policyNumber, assignmentFilter: v.boolean() });
const query = v.object({ policyNumber });

/** `POST claims/search`: the claims of a policy, in no particular order. */
export const claimSearch = {
  call: "claimSearch",
  method: "POST",
  path: "/claims/search",
  summary: "The claims of a policy",
  body,
  example: {
    path: "/claims/search",
    body: { policyNumber: "POL-100", assignmentFilter: false },
  },
  answer: async (c) => {
    const detail = "The body needs a policyNumber and an assignmentFilter.";
    return c.json({ claimSummaries: claimsOf(c, await readBody(c, body, detail)) });
  },
} as const satisfies Route;

/** `GET claims/search`: the same, as a GET request. Experimental, because its use is not specified. */
export const claimSearchByQuery = {
  call: "claimSearchByQuery",
  method: "GET",
  path: "/claims/search",
  summary: "The claims of a policy, by query (experimental)",
  query,
  example: { path: "/claims/search?policyNumber=POL-100" },
  answer: (c) => {
    const detail = "The query needs a policyNumber.";
    return c.json({ claimSummaries: claimsOf(c, readQuery(c, query, detail)) });
  },
} as const satisfies Route;

function claimsOf(c: SandboxContext, search: { policyNumber: string }): unknown[] {
  return c.var.claims
    .filter((claim) => claim.policyNumber === search.policyNumber.trim())
    .map(({ lossDate, lossCause, claimNumber, claimState, isOfOtherSystem }) => {
      const item = { lossDate, lossCause, claimNumber, claimState };
      return isOfOtherSystem ? inOtherForms(item) : item;
    });
}
