import type { Context } from "hono";
import * as v from "valibot";
import { type Fields, readBody, readQuery } from "../checks/read.ts";
import { checkTexts } from "../checks/texts.ts";
import { ClaimsProblem } from "../problem.ts";
import type { Call } from "./calls.ts";

/** See docs/reference/api.md#claim-contacts. */
const PAGE_SIZE = 30;

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));

/** The page of contacts to send. The contract describes its fields as text, because a query is text. */
const paging = v.object({
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(PAGE_SIZE)), String(PAGE_SIZE)),
  offset: v.optional(wholeNumber, "0"),
});

/** The placeholders of the path, and the fields of the query and the body. Throws a 400 if one is invalid. */
export async function readInput(c: Context, { name, path, query, body }: Call): Promise<Fields> {
  const input = {
    ...(query && readQuery(c, name === "claimContacts" ? paging : query)),
    ...(body && (await readBody(c, body))),
    ...placeholders(c, path),
  };
  checkTexts(input);
  checkRepeated(input, "claim_number", "claimNumber");
  checkRepeated(input, "contact_id", "contactId");
  return input;
}

/** One by one, because `param()` of all of them needs to know their names. */
function placeholders(c: Context, path: string): Fields {
  return Object.fromEntries(
    Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => [name, c.req.param(name) ?? ""]),
  );
}

/** The query of a timeline repeats the ids of its path. */
function checkRepeated(input: Fields, repeated: string, name: string): void {
  if (input[repeated] === undefined || input[repeated] === input[name]) return;
  throw new ClaimsProblem(400, {
    errorCode: "INVALID_QUERY",
    detail: `${repeated} in the query must be the same as ${name} in the path.`,
  });
}
