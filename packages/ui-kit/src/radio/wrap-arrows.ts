import type { KeyboardEvent } from "react";

/**
 * Moves from the last radio to the first and back, as in the ARIA Authoring Practices; WebKit stops at
 * the ends. Other arrow keys are left to the browser.
 */
export function wrapArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (!key.startsWith("Arrow") || altKey || ctrlKey || metaKey || event.defaultPrevented) return;

  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>(".ck-radio:enabled")];
  const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
  if (key === "ArrowUp" || key === (isMirrored ? "ArrowRight" : "ArrowLeft")) radios.reverse();
  if (event.target !== radios.at(-1)) return;
  event.preventDefault();
  radios[0]?.focus();
  radios[0]?.click();
}
