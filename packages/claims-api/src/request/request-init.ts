import type { Settings } from "../settings.ts";
import type { OutgoingRequest } from "./outgoing.ts";

/** The options of `fetch` for a request. */
export function requestInit(
  { about, headers, body }: Pick<OutgoingRequest, "about" | "headers" | "body">,
  { messageId, token }: { messageId: string; token: string },
  { headerNames }: Settings,
  signal: AbortSignal,
): RequestInit {
  return {
    method: about.method,
    headers: {
      ...headers,
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
