import type { ClaimsEvent } from "@claimkit/widget-runtime";
import { createStore } from "../store.ts";

const MOST = 200;

/** Events that the widgets have emitted, the latest first. */
export const eventLog = createStore<readonly ClaimsEvent[]>([]);

/** Adds an event. Pass it to the provider's `onEvent`. */
export function logEvent(event: ClaimsEvent): void {
  eventLog.set([event, ...eventLog.get()].slice(0, MOST));
}

/** Removes all events. */
export function clearEvents(): void {
  eventLog.set([]);
}
