import type { HttpCall, RequestParts } from "../endpoint.ts";
import type { EndpointName } from "../endpoints.ts";
import { environmentHeaders } from "../environments.ts";
import { ClaimsError } from "../errors.ts";
import type { RequestStartEvent } from "../events.ts";
import { required } from "../required.ts";
import type { Settings } from "../settings.ts";

/** A request without its bearer token and message id. */
export interface OutgoingRequest {
  readonly about: CallInfo;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | Blob | null;
  readonly endpoint: Pick<HttpCall<never, unknown>, "timeoutMs" | "maxBytes" | "notFound">;
}

/** Fields of events that describe a call. */
export type CallInfo = Pick<RequestStartEvent, "call" | "method" | "urlTemplate">;

/** Headers that all calls to a server share. Throws if a value is not a valid header. */
export function commonHeaders(
  { environment, clientId, headerNames }: Settings,
  clientServerId: string | undefined,
): Readonly<Record<string, string>> {
  const { serverEnv, serverId } = environmentHeaders(environment, clientServerId);
  const headers = {
    [headerNames.clientId]: clientId,
    // Sent even without a body: docs/reference/api.md#headers.
    "Content-Type": "application/json",
    ...(serverEnv && { [headerNames.serverEnv]: serverEnv }),
    ...(serverId && { [headerNames.serverId]: serverId }),
  };
  return validHeaders(headers, undefined, "clientId or serverId is not a valid header value.");
}

/** Headers as they are sent. Throws a `configuration` error if a value is not a valid header. */
export function validHeaders(
  headers: Readonly<Record<string, string>>,
  call: EndpointName | undefined,
  advice: string,
): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(new Headers(headers));
  } catch (cause) {
    throw new ClaimsError({ code: "configuration", call }, { advice, cause });
  }
}

/** Builds the request of a call. Throws a `configuration` error for invalid input. */
export function outgoingRequest<I, O>(
  endpoint: HttpCall<I, O>,
  input: I,
  settings: Settings,
  headers: Readonly<Record<string, string>>,
): OutgoingRequest {
  const { accept } = endpoint;
  const parts = endpoint.request?.(input, settings) ?? {};
  // `fetch` would fail as if there were no network.
  const own = validHeaders(parts.headers ?? {}, endpoint.name, "has an invalid header value.");
  const about = callInfo(endpoint, settings);
  const { body } = parts;
  const isJson = !(body instanceof Blob || body instanceof FormData);
  return {
    endpoint,
    about,
    url: `${settings.baseUrl}/${relativeUrl(endpoint, about.urlTemplate, input, parts)}`,
    headers: {
      ...(isJson ? headers : withTypeOf(body, headers)),
      ...(accept && { Accept: accept }),
      ...own,
    },
    body: isJson && body ? JSON.stringify(body) : ((body as FormData | Blob | undefined) ?? null),
  };
}

/** Headers without the type of a body. */
export function withoutType(headers: OutgoingRequest["headers"]): OutgoingRequest["headers"] {
  const { "content-type": _, ...others } = headers;
  return others;
}

/** The browser adds the type of a form, with its boundary. */
function withTypeOf(
  body: FormData | Blob,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const others = withoutType(headers);
  if (body instanceof FormData) return others;
  return { ...others, "content-type": body.type || "application/octet-stream" };
}

/** Path and query of a call, relative to the base URL. A value cannot leave its path segment. */
function relativeUrl<I, O>(
  { name: call }: HttpCall<I, O>,
  template: string,
  input: I,
  { query = {} }: Pick<RequestParts, "query">,
): string {
  const fields = new Map<string, unknown>(Object.entries(input ?? {}));
  // Why: docs/decisions/requests.md#paths-are-templates
  const path = template.replace(/^\/+/, "").replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    // `.` and `..` are not changed by encoding, and would change the path.
    return encodeURIComponent(required(call, name, value === "." || value === ".." ? "" : value));
  });
  const parameters = Object.entries(query)
    // Callers in JavaScript may pass null.
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(required(call, name, String(value)))}`);
  if (parameters.length === 0) return path;
  return path + (path.includes("?") ? "&" : "?") + parameters.join("&");
}

/** Describes a call for events, with the path from the client's options or the endpoint. */
export function callInfo<I, O>(
  { name, method, path }: HttpCall<I, O>,
  { paths }: Settings,
): CallInfo {
  return { call: name, method, urlTemplate: paths.get(name) ?? path };
}
