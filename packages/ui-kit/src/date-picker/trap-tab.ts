import type { KeyboardEvent } from "react";

/** Cycles Tab within an element, like the dialogs of the ARIA Authoring Practices. */
export function trapTab(event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("button, input, select, [tabindex='0']"),
  ];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}
