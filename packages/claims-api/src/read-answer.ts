import { safeParse } from "valibot";
import { type ClaimsWarning, limitWarnings } from "./answer.ts";
import type { CallSettings, HttpCall } from "./endpoint.ts";
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
 * Without a body, the response is a 404 that the endpoint expects. `locale` is the requested language.
 */
export async function readAnswer<I, O, W>(
  endpoint: HttpCall<I, O, W>,
  input: I,
  settings: CallSettings,
  locale: string | undefined,
  { headers }: Response,
  body: Bytes | undefined,
): Promise<ReadAnswer<O>> {
  try {
    const received = await wireOf(endpoint, body);
    const { wire, warnings } = parseWire(endpoint, received, settings);
    const context = { settings, headers, warnings, received };
    const visible = isForThirdParty(endpoint, input, wire)
      ? await forThirdParty(endpoint, wire, context, tagsOf(headers, locale))
      : wire;
    const data = endpoint.model(visible, input, context);
    const [language = DEFAULT_LANGUAGE] = tagsOf(headers);
    return { data, warnings: limitWarnings(warnings), language };
  } catch (thrown) {
    throw asClaimsError(thrown, { code: "invalid_response" });
  }
}

/** Validates the JSON of a response. Throws `invalid_response`. */
export function parseWire<I, O, W>(
  endpoint: HttpCall<I, O, W>,
  received: unknown,
  settings: CallSettings,
): { wire: W; warnings: ClaimsWarning[] } {
  const prepared = endpoint.prepare ? endpoint.prepare(received, settings) : received;
  const { output, issues = [] } = safeParse(endpoint.response, prepared);
  explainFields(endpoint, prepared, issues);
  const warnings = issues.map(warningOf);
  // `warningOf` has thrown if the response is invalid.
  return { wire: output as W, warnings };
}

/** The tags of `Content-Language`. Without it, the response is in the requested language or in the default one. */
export function tagsOf(headers: Headers, locale?: string): readonly string[] {
  const tags =
    headers
      .get("Content-Language")
      ?.split(",")
      .map((tag) => tag.trim()) ?? [];
  return tags.some(Boolean) ? tags.filter(Boolean) : [locale ?? DEFAULT_LANGUAGE];
}

async function wireOf<I, O, W>(
  endpoint: HttpCall<I, O, W>,
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
