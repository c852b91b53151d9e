import type { ClaimsEvent } from "../events/claims-event.ts";

/** Dispatches an event from an element, through all shadow roots around it. */
export function dispatchClaimsEvent(element: HTMLElement, event: ClaimsEvent): void {
  const cancelable = event.type === "ck:action";
  const options = { detail: event, bubbles: true, composed: true, cancelable };
  const isTakenOver = !element.dispatchEvent(new CustomEvent(event.type, options));
  if (isTakenOver && event.type === "ck:action") event.preventDefault();
}
