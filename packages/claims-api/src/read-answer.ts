import { getDotPath, safeParse } from "valibot";
import type { ClaimsWarning } from "./answer.ts";
import type { CallSettings, Endpoint } from "./endpoint.ts";
import { ClaimsError } from "./errors.ts";
import type { ReceivedAnswer } from "./request/attempt.ts";
import { DROPPED } from "./schema/list.ts";

/** Data for a widget, and what was odd about the answer it comes from. */
export interface ReadAnswer<O> {
  readonly data: O;
  readonly warnings: readonly ClaimsWarning[];
}

/** Checks an answer against its schema and makes the model of it. Throws `invalid_response`. */
export function readAnswer<I, O, W>(
  endpoint: Endpoint<I, O, W>,
  input: I,
  settings: CallSettings,
  answer: ReceivedAnswer,
): ReadAnswer<O> {
  const { typed, output, issues = [] } = safeParse(endpoint.response, wireOf(endpoint, answer));
  if (!typed) {
    const fault = issues.find(({ type }) => type !== DROPPED);
    throw invalid(fault && getDotPath(fault));
  }
  const warnings: ClaimsWarning[] = issues.map((issue) =>
    warning("item_dropped", getDotPath(issue)),
  );
  const data = endpoint.model(output, input, {
    settings,
    headers: answer.headers,
    dropped: (list) => warnings.filter(({ path }) => isItemOf(list, path)).length,
    warn: (code, path) => warnings.push(warning(code, path)),
  });
  return { data, warnings };
}

function wireOf(
  { accept, ...endpoint }: Endpoint<never, unknown>,
  answer: ReceivedAnswer,
): unknown {
  if (answer.status === 404) return endpoint.notFound;
  if (accept) return answer.bytes;
  const text = new TextDecoder().decode(answer.bytes);
  if (text.trim() === "") {
    if ("empty" in endpoint) return endpoint.empty;
    throw invalid();
  }
  return JSON.parse(text);
}

function isItemOf(list: string, path = ""): boolean {
  return path.startsWith(`${list}.`) && /^\d+$/.test(path.slice(list.length + 1));
}

function warning(code: ClaimsWarning["code"], path: string | null | undefined): ClaimsWarning {
  return path ? { code, path } : { code };
}

function invalid(path?: string | null): ClaimsError {
  return new ClaimsError("the answer does not fit", {
    code: "invalid_response",
    ...(path && { issuePath: path }),
  });
}
