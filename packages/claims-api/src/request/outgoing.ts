import type { Endpoint } from "../endpoint.ts";
import { environmentHeaders } from "../environments.ts";
import { ClaimsError } from "../errors.ts";
import type { RequestStartEvent } from "../events.ts";
import { ownFields } from "../own-fields.ts";
import type { Settings } from "../settings.ts";
import { relativeUrl } from "./url.ts";

/** One request, ready to be sent but for its bearer and message id. */
export interface OutgoingRequest {
  readonly about: CallInfo;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly endpoint: Pick<Endpoint<never, unknown>, "timeoutMs" | "maxBytes" | "notFound">;
}

/** What events tell of a call. */
export type CallInfo = Pick<RequestStartEvent, "call" | "method" | "urlTemplate">;

/** The headers that all calls to one server have in common. Throws when one of them cannot be sent. */
export function commonHeaders(
  { environment, clientId, headerNames }: Settings,
  given: string | undefined,
): Readonly<Record<string, string>> {
  const { serverEnv, serverId } = ownFields(environmentHeaders(environment, given));
  const headers = {
    [headerNames.clientId]: clientId,
    // On every call, also on those without a body: docs/reference/api.md#headers.
    "Content-Type": "application/json",
    ...(serverEnv && { [headerNames.serverEnv]: serverEnv }),
    ...(serverId && { [headerNames.serverId]: serverId }),
  };
  try {
    return Object.fromEntries(new Headers(headers));
  } catch (cause) {
    const advice = "clientId or serverId is no header text.";
    throw new ClaimsError({ code: "configuration" }, { advice, cause });
  }
}

/** Writes the request of a call. Throws a `configuration` error for input that makes none. */
export function outgoingRequest<I, O>(
  endpoint: Endpoint<I, O>,
  input: I,
  settings: Settings,
  headers: Readonly<Record<string, string>>,
): OutgoingRequest {
  const { accept } = endpoint;
  const question = endpoint.request?.(input, settings) ?? {};
  const about = callInfo(endpoint, settings);
  return {
    endpoint,
    about,
    url: `${settings.baseUrl}/${relativeUrl(endpoint, about.urlTemplate, input, question)}`,
    headers: { ...headers, ...(accept && { Accept: accept }), ...question.headers },
    body: question.body ? JSON.stringify(question.body) : null,
  };
}

/** Names a call, by the path that the API at hand has for it. */
export function callInfo<I, O>(
  { name, method, path }: Endpoint<I, O>,
  { paths }: Settings,
): CallInfo {
  return { call: name, method, urlTemplate: paths.get(name) ?? path };
}
