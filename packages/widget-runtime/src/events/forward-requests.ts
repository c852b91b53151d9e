import type { ClaimsClient } from "@claimkit/claims-api";
import { whenActive } from "@claimkit/claims-api/internal/when-active";
import { oneForAllServers } from "../settings/one-for-all-servers.ts";
import { callSafely } from "./call-safely.ts";
import type { ClaimsEvent } from "./claims-event.ts";
import { createEvent } from "./create-event.ts";

type Listener = (event: ClaimsEvent) => void;

interface Forwarding {
  /** Number of subscriptions. */
  wanted: number;
  stop: () => void;
}

const forwardings = new WeakMap<ClaimsClient, Map<Listener, Forwarding>>();

/**
 * Emits `ck:request` to a host for each request that a client ends. A listener is called once, however
 * many providers or configurations share client and listener.
 *
 * @returns a function that ends this subscription
 */
export function forwardRequests(given: ClaimsClient, onEvent: Listener): () => void {
  const client = oneForAllServers(given);
  const ofClient = forwardings.get(client) ?? new Map<Listener, Forwarding>();
  forwardings.set(client, ofClient);
  const forwarding = ofClient.get(onEvent) ?? { wanted: 0, stop: forward(client, onEvent) };
  ofClient.set(onEvent, forwarding);
  forwarding.wanted += 1;

  return () => {
    forwarding.wanted -= 1;
    if (forwarding.wanted > 0) return;
    forwarding.stop();
    ofClient.delete(onEvent);
  };
}

function forward(client: ClaimsClient, onEvent: Listener): () => void {
  const origin = { environment: client.environment, persona: null };
  return client.subscribe((request) => {
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
    const event = createEvent(body, origin);
    whenActive(() => callSafely(onEvent, event));
  });
}
