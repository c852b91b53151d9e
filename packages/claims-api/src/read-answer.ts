import { getDotPath, safeParse } from "valibot";
import type { ClaimsWarning } from "./answer.ts";
import type { CallSettings, Endpoint } from "./endpoint.ts";
import { ClaimsError, isClaimsError } from "./errors.ts";
import { DROPPED } from "./schema/list.ts";

/** Data for a widget, and what was odd about the answer it comes from. */
export interface ReadAnswer<O> {
  readonly data: O;
  readonly warnings: readonly ClaimsWarning[];
}

/** Checks an answer against its schema and makes the model of it. Throws `invalid_response`. */
export async function readAnswer<I, O, W>(
  endpoint: Endpoint<I, O, W>,
  input: I,
  settings: CallSettings,
  response: Response,
): Promise<ReadAnswer<O>> {
  const body = await bodyOf(endpoint, response);
  try {
    const wire = checked(endpoint, body);
    const { warnings } = wire;
    const context = { settings, headers: response.headers, warnings };
    return { data: endpoint.model(wire.output, input, context), warnings };
  } catch (thrown) {
    // Whatever a parser says of the text stays here, because it quotes it.
    throw isClaimsError(thrown) ? thrown : new ClaimsError({ code: "invalid_response" });
  }
}

type Body = string | ArrayBuffer | undefined;

async function bodyOf<I, O, W>({ accept }: Endpoint<I, O, W>, response: Response): Promise<Body> {
  if (response.status === 404) return undefined;
  return accept ? response.arrayBuffer() : response.text();
}

function checked<I, O, W>(
  endpoint: Endpoint<I, O, W>,
  body: Body,
): { output: W; warnings: ClaimsWarning[] } {
  const { typed, output, issues = [] } = safeParse(endpoint.response, wireOf(endpoint, body));
  if (!typed) {
    const fault = issues.find(({ type }) => type !== DROPPED);
    throw new ClaimsError({ code: "invalid_response", issuePath: fault && pathOf(fault) });
  }
  return {
    output,
    warnings: issues.map((issue) => ({ code: "item_dropped", path: pathOf(issue) })),
  };
}

function wireOf<I, O, W>(endpoint: Endpoint<I, O, W>, body: Body): unknown {
  if (body === undefined) return endpoint.notFound;
  if (typeof body !== "string") return body;
  return body.trim() === "" && "empty" in endpoint ? endpoint.empty : JSON.parse(body);
}

function pathOf(issue: Parameters<typeof getDotPath>[0]): string | undefined {
  return getDotPath(issue) ?? undefined;
}
