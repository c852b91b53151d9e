import type { Settings } from "../settings.ts";
import type { OutgoingRequest } from "./outgoing.ts";

/** The options of `fetch` for a request. */
export function requestInit(
  { about, headers, body }: Pick<OutgoingRequest, "about" | "headers" | "body">,
  sending: Sending,
  settings: Settings,
  signal: AbortSignal,
): RequestInit {
  return {
    method: about.method,
    headers: withToken(headers, sending, settings),
    body,
    signal,
    // Sends the token to no other host, and no cookies.
    // Why: docs/decisions/requests.md#only-the-bearer-token-identifies-the-user
    redirect: "error",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  };
}

interface Sending {
  messageId: string;
  token: string;
}

/** Adds the headers that differ between requests. */
export function withToken(
  headers: OutgoingRequest["headers"],
  { messageId, token }: Sending,
  { headerNames }: Settings,
): Readonly<Record<string, string>> {
  return { ...headers, [headerNames.messageId]: messageId, Authorization: `Bearer ${token}` };
}
