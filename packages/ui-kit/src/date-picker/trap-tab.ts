import type { KeyboardEvent } from "react";

/** Lets Tab go round in an element, as in every dialog of ARIA's authoring practices. */
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
