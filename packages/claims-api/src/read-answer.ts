import { type BaseIssue, safeParse } from "valibot";
import type { ClaimsWarning } from "./answer.ts";
import type { CallSettings, Endpoint } from "./endpoint.ts";
import { asClaimsError, ClaimsError } from "./errors.ts";
import { type Bytes, textOf } from "./request/body.ts";
import { DROPPED } from "./schema/schema.ts";

/** More of them tell a host nothing new, and each becomes an event of its own. */
const MOST_WARNINGS = 100;

/** Data for a widget, and what was odd about the answer it comes from. */
export interface ReadAnswer<O> {
  readonly data: O;
  readonly warnings: readonly ClaimsWarning[];
}

/**
 * Checks an answer against its schema and makes the model of it. Throws `invalid_response`.
 * No body is the 404 that the endpoint expects.
 */
export async function readAnswer<I, O, W>(
  endpoint: Endpoint<I, O, W>,
  input: I,
  settings: CallSettings,
  { headers }: Response,
  body: Bytes | undefined,
): Promise<ReadAnswer<O>> {
  try {
    const wire = await wireOf(endpoint, body);
    const prepared = endpoint.prepare ? endpoint.prepare(wire, settings) : wire;
    const { output, issues = [] } = safeParse(endpoint.response, prepared);
    const warnings = issues.map(warningOf).slice(0, MOST_WARNINGS);
    // What does not fit has been thrown by now.
    const context = { settings, headers, warnings, received: wire };
    return { data: endpoint.model(output as W, input, context), warnings };
  } catch (thrown) {
    throw asClaimsError(thrown, { code: "invalid_response" });
  }
}

async function wireOf<I, O, W>(
  endpoint: Endpoint<I, O, W>,
  body: Bytes | undefined,
): Promise<unknown> {
  if (!body) return endpoint.notFound;
  if (endpoint.accept) return new Blob([body]);
  const text = await textOf(body);
  if (!("empty" in endpoint)) return JSON.parse(text);
  return /^\s*(\{\s*\})?\s*$/.test(text.slice(0, 99)) ? endpoint.empty : JSON.parse(text);
}

function warningOf({ type, path: items }: BaseIssue<unknown>): ClaimsWarning {
  const path = items?.map(({ key }) => key).join(".");
  if (type === DROPPED) return { code: "item_dropped", path };
  throw new ClaimsError({ code: "invalid_response", issuePath: path });
}
