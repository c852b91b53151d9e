import type { CallName, EndpointName } from "./endpoints.ts";
import type { ClaimsErrorCode } from "./errors.ts";

/** Methods of requests. */
export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A request is about to be sent. */
export interface RequestStartEvent {
  /** The name of the call. */
  call: EndpointName;
  /** Path of the call with its `{placeholders}`; never the values. */
  urlTemplate: string;
  /** The HTTP method. */
  method: HttpMethod;
  /** 1 for the first attempt; 0 for a result from the cache. */
  attempt: number;
  /** Message id of the request. */
  messageId: string;
}

/** A request has ended. Aborted requests end without an event. */
export interface RequestEndEvent extends RequestStartEvent {
  /** The HTTP status, if there was a response. */
  status?: number | undefined;
  /** Milliseconds from the request to the end of the response. */
  durationMs: number;
  /** Whether the result came from the cache. */
  fromCache: boolean;
  /** Why the request failed, if it did. */
  errorCode?: ClaimsErrorCode | undefined;
}

/** The results that {@link ClaimsClient.invalidate} drops. Without a field, all values of it match. */
export interface Invalidation {
  /**
   * Only results about this claim. Select results that claims share, such as the claims list and the
   * FAQs, by `calls`.
   */
  claimNumber?: string | undefined;
  /** Only results of these calls, and of combined calls that use one of them. */
  calls?: readonly CallName[] | undefined;
}

/** Dispatched when {@link ClaimsClient.clear} ends the session. Subscribers discard their data and request nothing. */
export interface ClearEvent {
  /** The name of the event. */
  type: "clear";
}

/**
 * Dispatched when the client has noticed another user, and has dropped all results. Subscribers discard their data and
 * request again.
 */
export interface UserEvent {
  /** The name of the event. */
  type: "user";
}

/**
 * Dispatched when {@link ClaimsClient.invalidate} has dropped results. Subscribers whose key matches
 * request again, and keep showing their data until the new data arrives.
 */
export interface InvalidateEvent {
  /** The name of the event. */
  type: "invalidate";
  /** Whether the result with this key was dropped. Takes a {@link PreparedCall.key}. */
  matches(key: string): boolean;
}

/** {@link RequestEndEvent} as an event of {@link ClaimsClient.observe}. */
export interface RequestObservedEvent extends RequestEndEvent {
  /** The name of the event. */
  type: "request";
}

/** Event of {@link ClaimsClient.observe}. */
export type ClientEvent = RequestObservedEvent | ClearEvent | UserEvent | InvalidateEvent;

/** Calls listeners of the host page. Their errors are reported in the console and don't reach the caller. */
export function notify<E>(
  listeners: ReadonlySet<((event: E) => void) | undefined>,
  event: E,
): void {
  // Like a DOM event, it reaches no listener that another one adds or removes meanwhile.
  for (const listener of Array.from(listeners)) {
    if (!listeners.has(listener)) continue;
    try {
      listener?.(event);
    } catch (thrown) {
      queueMicrotask(() => {
        throw thrown;
      });
    }
  }
}
