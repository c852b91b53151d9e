import type { CallName } from "./endpoint.ts";
import type { ClaimsErrorCode } from "./errors.ts";

/** A request is about to be sent. */
export interface RequestStartEvent {
  call: CallName;
  /** Path of the call with its `{placeholders}`; never the values. */
  urlTemplate: string;
  method: "GET" | "POST";
  /** 1 for the first try; 0 for an answer from the cache. */
  attempt: number;
  messageId: string;
}

/** A request has ended. Aborted requests end without an event. */
export interface RequestEndEvent extends RequestStartEvent {
  status?: number | undefined;
  durationMs: number;
  fromCache: boolean;
  errorCode?: ClaimsErrorCode | undefined;
}

/** The answers that {@link ClaimsClient.invalidate} drops. A field that is left out selects all. */
export interface Invalidation {
  /**
   * Only answers about this claim. Answers that claims share, such as the claims list and the FAQs,
   * are about no single claim; select them by `calls`.
   */
  claimNumber?: string | undefined;
  /** Only answers of these calls, and of combined calls that use one of them. */
  calls?: readonly CallName[] | undefined;
}

/** Dispatched when {@link ClaimsClient.clear} ends the session. Subscribers discard what they show and request nothing. */
export interface ClearEvent {
  type: "clear";
}

/**
 * Dispatched when {@link ClaimsClient.invalidate} has dropped answers. Subscribers whose key matches
 * request again, and keep showing what they have until the new answer arrives.
 */
export interface InvalidateEvent {
  type: "invalidate";
  /** Whether the answer under this key was dropped. Takes a key of {@link ClaimsClient.key}. */
  matches(key: string): boolean;
}

/** Event of {@link ClaimsClient.observe}. */
export type ClientEvent = ({ type: "request" } & RequestEndEvent) | ClearEvent | InvalidateEvent;

/** Calls listeners of the host; what they throw surfaces in the console, not in the caller. */
export function notify<E>(listeners: Iterable<((event: E) => void) | undefined>, event: E): void {
  for (const listener of listeners) {
    try {
      listener?.(event);
    } catch (thrown) {
      queueMicrotask(() => {
        throw thrown;
      });
    }
  }
}
