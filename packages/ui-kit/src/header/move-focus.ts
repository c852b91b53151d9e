import type { KeyboardEvent } from "react";

/**
 * Moves the focus through the items of the navigation, or the links of a panel, by arrow keys, Home and
 * End. Tab leads to all of them, too.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const from = event.target as HTMLElement;
  const item = from.parentElement;
  const stops = Array.from(
    item?.parentElement?.children ?? [],
    ({ firstElementChild }) => firstElementChild as HTMLElement,
  );
  const at = stops.indexOf(from);
  const isMirrored = getComputedStyle(from).direction === "rtl";
  const below = item?.querySelector<HTMLElement>(":scope > :popover-open a");
  const next = below ?? stops[at + 1];
  const previous = stops[at - 1];

  const to = {
    ArrowDown: next,
    ArrowUp: previous,
    ArrowRight: isMirrored ? previous : next,
    ArrowLeft: isMirrored ? next : previous,
    Home: stops[0],
    End: stops.at(-1),
  }[key];
  if (!to || !item?.matches("li") || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  to.focus();
}
