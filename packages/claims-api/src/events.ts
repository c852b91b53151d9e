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

/** What {@link ClaimsClient.observe} tells. */
export type ClientEvent = ({ type: "request" } & RequestEndEvent) | { type: "clear" };

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
