import type { ClaimsEvent } from "@claimkit/widget-runtime";
import { createStore } from "../store.ts";

const MOST = 200;

/** What the widgets have told the page, latest first. */
export const eventLog = createStore<readonly ClaimsEvent[]>([]);

/** Keeps an event; give it to the provider's `onEvent`. */
export function logEvent(event: ClaimsEvent): void {
  eventLog.set([event, ...eventLog.get()].slice(0, MOST));
}

/** Forgets all events. */
export function clearEvents(): void {
  eventLog.set([]);
}
