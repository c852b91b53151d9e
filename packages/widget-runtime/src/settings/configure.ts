import { forwardRequests } from "../events/forward-requests.ts";
import { ownProps } from "../own-props.ts";
import { sessionsOf } from "./session.ts";
import type { ClaimkitSettings } from "./settings.ts";

let settings: ClaimkitSettings = ownProps({});
let stopRequests: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Sets what elements, and React widgets without a provider, work with.
 * May be called before or after elements are defined, and again: each call changes what it names, and `undefined` takes a setting back.
 * After `client.clear()`, a call that names the client lets mounted widgets request again.
 */
export function configureClaimkit(changes: ClaimkitSettings): void {
  const { client: named } = ownProps(changes);
  settings = ownProps({ ...settings, ...changes });
  if (named) sessionsOf(named).join();
  stopRequests?.();
  const { client, onEvent } = settings;
  stopRequests = client && onEvent && forwardRequests(client, onEvent);
  for (const listener of listeners) listener();
}

/** What `configureClaimkit` was last told. */
export function configuredSettings(): ClaimkitSettings {
  return settings;
}

/** @returns stops listening */
export function onConfigure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
