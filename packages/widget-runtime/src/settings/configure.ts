import { forwardRequests } from "../events/forward-requests.ts";
import { sessionsOf } from "./session.ts";
import type { ClaimkitSettings } from "./settings.ts";

let settings: ClaimkitSettings = {};
let stopRequests: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Sets the settings of elements, and of React widgets without a provider. Can be called before or after
 * elements are defined, and repeatedly: each call changes the settings that it contains, and
 * `undefined` removes one. After `client.clear()`, a call with the client lets mounted widgets request
 * again.
 */
export function configureClaimkit(changes: ClaimkitSettings): void {
  const { client: named } = changes;
  settings = { ...settings, ...changes };
  if (named) sessionsOf(named).join();
  stopRequests?.();
  const { client, onEvent } = settings;
  stopRequests = client && onEvent && forwardRequests(client, onEvent);
  for (const listener of listeners) listener();
}

/** The settings of the last calls. */
export function configuredSettings(): ClaimkitSettings {
  return settings;
}

/** @returns a function that unsubscribes */
export function onConfigure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
