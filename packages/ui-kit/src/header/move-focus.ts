import type { KeyboardEvent } from "react";

/**
 * Moves the focus between the items of the navigation or the links of a panel with the arrow keys, Home
 * and End. All of them are also in the tab order.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const item = (event.target as Element).parentElement;
  if (!item?.matches("li") || event.altKey || event.ctrlKey || event.metaKey) return;

  const [forward, back] =
    getComputedStyle(item).direction === "rtl"
      ? ["ArrowLeft", "ArrowRight"]
      : ["ArrowRight", "ArrowLeft"];
  const list = item.parentElement;
  const next = item.querySelector(":scope > :popover-open li") ?? item.nextElementSibling;
  const to = {
    ArrowDown: next,
    ArrowUp: item.previousElementSibling,
    [forward]: next,
    [back]: item.previousElementSibling,
    Home: list?.firstElementChild,
    End: list?.lastElementChild,
  }[event.key]?.querySelector<HTMLElement>("a, button");
  if (!to) return;
  event.preventDefault();
  to.focus();
}
