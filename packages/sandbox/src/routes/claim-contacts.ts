import * as v from "valibot";
import { readQuery } from "../checks/read.ts";
import { requestedClaim } from "../claim-access.ts";
import { headerNames } from "../header-names.ts";
import type { Route } from "../route.ts";

const PAGE_SIZE = 30;

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const paging = v.object({
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(PAGE_SIZE)), String(PAGE_SIZE)),
  offset: v.optional(wholeNumber, "0"),
});

/** `GET claims/{claimNumber}/claim-contacts`: one page of the contacts of a claim. `X-Total-Count` is the total. */
export const claimContacts = {
  call: "claimContacts",
  method: "GET",
  path: "/claims/:claimNumber/claim-contacts",
  summary: "One page of the contacts of a claim",
  query: paging,
  example: { path: "/claims/CLM-1011/claim-contacts?limit=30&offset=60" },
  answer: (c) => {
    const detail = `limit must be from 1 to ${PAGE_SIZE}, and offset at least 0.`;
    const { limit, offset } = readQuery(c, paging, detail);
    const { contacts } = requestedClaim(c);
    c.header(headerNames.totalCount, String(contacts.length));
    return c.json({ claimContacts: contacts.slice(offset, offset + limit) });
  },
} as const satisfies Route;
