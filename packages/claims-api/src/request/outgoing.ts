import type { Endpoint } from "../endpoint.ts";
import { environmentHeaders } from "../environments.ts";
import { ClaimsError } from "../errors.ts";
import type { Settings } from "../settings.ts";
import type { OutgoingRequest } from "./send.ts";
import { relativeUrl } from "./url.ts";

const FIVE_MEGABYTES = 5_000_000;

/** The headers that all calls to one server have in common. Throws when one of them cannot be sent. */
export function standingHeaders(
  { environment, clientId, headerNames }: Settings,
  serverId: string | undefined,
): Record<string, string> {
  const about = environmentHeaders(environment, serverId);
  const headers = {
    [headerNames.clientId]: clientId,
    // The specification has it on all calls, those without a body too.
    "Content-Type": "application/json",
    ...(about.serverEnv && { [headerNames.serverEnv]: about.serverEnv }),
    ...(about.serverId && { [headerNames.serverId]: about.serverId }),
  };
  try {
    new Headers(headers);
  } catch {
    throw new ClaimsError("clientId, serverId or a header name cannot stand in a header.", {
      code: "configuration",
    });
  }
  return headers;
}

/** Writes the request of a call. Throws a `configuration` error for input that makes none. */
export function outgoingRequest<I, O>(
  endpoint: Endpoint<I, O>,
  input: I,
  settings: Settings,
  headers: Readonly<Record<string, string>>,
): OutgoingRequest {
  const { name, method, accept } = endpoint;
  const question = endpoint.request(input, settings);
  const urlTemplate = pathOf(endpoint, settings);
  return {
    call: name,
    urlTemplate,
    method,
    url: `${settings.baseUrl}/${relativeUrl(name, urlTemplate, question)}`,
    headers: { ...headers, ...(accept && { Accept: accept }), ...question.headers },
    body: question.body && JSON.stringify(question.body),
    timeoutMs: endpoint.timeoutMs ?? settings.timeoutMs,
    maxBytes: endpoint.maxBytes ?? FIVE_MEGABYTES,
    mayBeMissing: "notFound" in endpoint,
  };
}

/** The path of a call, as the API at hand has it. */
export function pathOf<I, O>({ name, path }: Endpoint<I, O>, { paths }: Settings): string {
  return paths.get(name) ?? path;
}
