import type { ClaimsEvent } from "../events/claims-event.ts";

/**
 * Dispatches an event from an element, through all shadow roots around it: once under its name, and once
 * under its name without a colon (`ck-action`), because Angular's templates cannot bind the former.
 */
export function dispatchClaimsEvent(element: HTMLElement, event: ClaimsEvent): void {
  const cancelable = event.type === "ck:action";
  const options = { detail: event, bubbles: true, composed: true, cancelable };
  for (const name of [event.type, event.type.replace(":", "-")]) {
    const isTakenOver = !element.dispatchEvent(new CustomEvent(name, options));
    if (isTakenOver && event.type === "ck:action") event.preventDefault();
  }
}
