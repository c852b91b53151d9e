import type { Settings } from "../settings.ts";
import type { OutgoingRequest } from "./outgoing.ts";
import type { Attempt } from "./send-once.ts";

/** The options of `fetch` for a request. */
export function requestInit(
  { about, headers, body }: Pick<OutgoingRequest, "about" | "headers" | "body">,
  { messageId, token, etag }: Pick<Attempt, "messageId" | "token" | "etag">,
  { headerNames }: Settings,
  signal: AbortSignal,
): RequestInit {
  return {
    method: about.method,
    headers: {
      ...headers,
      ...(etag && { "If-None-Match": etag }),
      [headerNames.messageId]: messageId,
      Authorization: `Bearer ${token}`,
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
