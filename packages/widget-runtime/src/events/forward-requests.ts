import type { ClaimsClient } from "@claimkit/claims-api";
import { callHost } from "./call-host.ts";
import type { ClaimsEvent } from "./claims-event.ts";
import { createEvent } from "./create-event.ts";

/**
 * Tells a host of each request that a client ends, as `ck:request`.
 *
 * @returns stops it
 */
export function forwardRequests(
  client: ClaimsClient,
  onEvent: (event: ClaimsEvent) => void,
): () => void {
  const origin = { environment: client.environment, persona: null };
  return client.observe((request) => {
    if (request.type !== "request") return;
    const { call, urlTemplate, status, durationMs, attempt, fromCache, errorCode } = request;
    const body = {
      type: "ck:request" as const,
      call,
      urlTemplate,
      durationMs,
      attempt,
      fromCache,
      ...(status !== undefined && { status }),
      ...(errorCode !== undefined && { errorCode }),
    };
    callHost(onEvent, createEvent(body, origin));
  });
}
