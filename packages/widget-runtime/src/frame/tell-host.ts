import { callHost } from "../events/call-host.ts";
import type { ClaimsEvent } from "../events/claims-event.ts";
import { ownProps } from "../own-props.ts";
import type { WidgetEvents } from "./widget-events.ts";

/** Tells an event to the handlers of the widget, and then of everything. */
export function tellHost(
  event: ClaimsEvent,
  handlers: WidgetEvents,
  onAnyEvent: ((event: ClaimsEvent) => void) | undefined,
): void {
  const { onReady, onLoadError, onAction, onEvent } = ownProps(handlers);
  if (event.type === "ck:ready") callHost(onReady, event);
  if (event.type === "ck:error") callHost(onLoadError, event);
  if (event.type === "ck:action") callHost(onAction, event);
  callHost(onEvent, event);
  callHost(onAnyEvent, event);
}
