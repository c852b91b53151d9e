import { whenActive } from "@claimkit/claims-api/internal/when-active";
import { callSafely } from "../events/call-safely.ts";
import type { ClaimsEvent } from "../events/claims-event.ts";
import type { WidgetEvents } from "./widget-events.ts";

/** Calls the widget's own handlers for an event, then the host's handler for all events. */
export function emitToHost(
  event: ClaimsEvent,
  handlers: WidgetEvents,
  onAnyEvent: ((event: ClaimsEvent) => void) | undefined,
): void {
  whenActive(() => {
    const { onReady, onLoadError, onAction, onEvent } = handlers;
    if (event.type === "ck:ready") callSafely(onReady, event);
    if (event.type === "ck:error") callSafely(onLoadError, event);
    if (event.type === "ck:action") callSafely(onAction, event);
    callSafely(onEvent, event);
    callSafely(onAnyEvent, event);
  });
}
