import type { Settings } from "../settings.ts";
import type { OutgoingRequest } from "./outgoing.ts";
import type { Attempt } from "./send-once.ts";

/** The options of `fetch` for a request. */
export function requestInit(
  { about, headers, body }: Pick<OutgoingRequest, "about" | "headers" | "body">,
  { etag, ...sending }: Sending & Pick<Attempt, "etag">,
  settings: Settings,
  signal: AbortSignal,
): RequestInit {
  return {
    method: about.method,
    headers: {
      ...withToken(headers, sending, settings),
      ...(etag && { "If-None-Match": etag }),
    },
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
