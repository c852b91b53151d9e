import { safeParse } from "valibot";
import { type ClaimsWarning, limitWarnings } from "./answer.ts";
import type { CallSettings, Endpoint } from "./endpoint.ts";
import { asClaimsError, ClaimsError } from "./errors.ts";
import { explainFields } from "./explain-fields.ts";
import { parseJson } from "./parse-json.ts";
import { type Bytes, textOf } from "./request/body.ts";
import { CUT, DROPPED, type Issue, MORE } from "./schema/schema.ts";
import { forThirdParty, isForThirdParty } from "./third-party.ts";

/** Data of a response, and its warnings. */
export interface ReadAnswer<O> {
  readonly data: O;
  readonly warnings: readonly ClaimsWarning[];
  readonly language: string;
}

/** Language of responses without `Content-Language`. */
export const DEFAULT_LANGUAGE = "en";

/**
 * Validates a response against its schema and creates the model. Throws `invalid_response`.
 * Without a body, the response is a 404 that the endpoint expects.
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
    explainFields(endpoint, prepared, issues);
    const warnings = issues.map(warningOf);
    // `warningOf` has thrown if the response is invalid.
    const context = { settings, headers, warnings, received: wire };
    const visible = isForThirdParty(endpoint, input, output as W)
      ? await forThirdParty(endpoint, output as W, context)
      : (output as W);
    const data = endpoint.model(visible, input, context);
    return { data, warnings: limitWarnings(warnings), language: languageOf(headers) };
  } catch (thrown) {
    throw asClaimsError(thrown, { code: "invalid_response" });
  }
}

function languageOf(headers: Headers): string {
  const [first = ""] = headers.get("Content-Language")?.split(",") ?? [];
  return first.trim() || DEFAULT_LANGUAGE;
}

async function wireOf<I, O, W>(
  endpoint: Endpoint<I, O, W>,
  body: Bytes | undefined,
): Promise<unknown> {
  if (!body) return endpoint.notFound;
  if (endpoint.accept) return new Blob([body]);
  const text = await textOf(body);
  if (!("empty" in endpoint)) return parseJson(text);
  return /^(\{\s*\})?$/.test(text.trim()) ? endpoint.empty : parseJson(text);
}

function warningOf({ type, path: items, count }: Issue): ClaimsWarning {
  if (type === MORE) return { code: "more_warnings", count };
  const path = items?.map(({ key }) => key).join(".");
  if (type === DROPPED) return { code: "item_dropped", path };
  if (type === CUT) return { code: "text_cut", path };
  throw new ClaimsError({ code: "invalid_response", issuePath: path });
}
