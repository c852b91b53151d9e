import type { ClaimsClient } from "@claimkit/claims-api";
import { oneForAllServers } from "../settings/one-for-all-servers.ts";
import { dispatchClaimsEvent } from "./dispatch.ts";
import { forwardRequests } from "../events/forward-requests.ts";

interface Audience {
  elements: Set<HTMLElement>;
  stop: () => void;
}

const audiences = new Map<ClaimsClient, Audience>();

/**
 * Dispatches a client's `ck:request` from the first element of the document that uses it: elements
 * share requests, so none of them owns one.
 *
 * @returns a function that stops it for this element
 */
export function dispatchRequests(given: ClaimsClient, element: HTMLElement): () => void {
  const client = oneForAllServers(given);
  const audience = audiences.get(client) ?? gather(client);
  audiences.set(client, audience);
  audience.elements.add(element);

  return () => {
    audience.elements.delete(element);
    if (audience.elements.size > 0) return;
    audience.stop();
    audiences.delete(client);
  };
}

function gather(client: ClaimsClient): Audience {
  const elements = new Set<HTMLElement>();
  const stop = forwardRequests(client, (event) => {
    // Why: docs/decisions/events.md#a-request-belongs-to-no-widget
    const [first] = elements;
    if (first) dispatchClaimsEvent(first, event);
  });
  return { elements, stop };
}
