import * as v from "valibot";
import { requestedClaim } from "../claim-access.ts";
import { headerNames } from "../header-names.ts";
import { Problem } from "../problem.ts";
import type { Route, SandboxContext } from "../route.ts";

const PAGE_SIZE = 30;

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const paging = v.object({
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(PAGE_SIZE)), String(PAGE_SIZE)),
  offset: v.optional(wholeNumber, "0"),
});

/** `GET claims/{claimNumber}/claim-contacts`: the people of a claim, a page at a time; `X-Total-Count` says how many they are. */
export const claimContacts = {
  call: "claimContacts",
  method: "GET",
  path: "/claims/:claimNumber/claim-contacts",
  answer: (c) => {
    const { limit, offset } = readPaging(c);
    const { contacts } = requestedClaim(c);
    c.header(headerNames.totalCount, String(contacts.length));
    return c.json({ claimContacts: contacts.slice(offset, offset + limit) });
  },
} as const satisfies Route;

function readPaging(c: SandboxContext): v.InferOutput<typeof paging> {
  const { success, output, issues } = v.safeParse(paging, c.req.query());
  if (success) return output;
  throw new Problem(400, {
    errorCode: "INVALID_QUERY",
    detail: `limit is a number from 1 to ${PAGE_SIZE}, offset a number from 0.`,
    errors: issues.map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message })),
  });
}
