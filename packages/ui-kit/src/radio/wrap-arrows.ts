import type { KeyboardEvent } from "react";

/**
 * Moves from the last radio to the first and back, as in the ARIA Authoring Practices; WebKit stops at
 * the ends, and does not mirror the arrow keys in right-to-left text. Other arrow keys are left to the
 * browser.
 */
export function wrapArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (!key.startsWith("Arrow") || altKey || ctrlKey || metaKey || event.defaultPrevented) return;

  const target = event.target as HTMLInputElement;
  // An option may contain another group.
  const radios = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(".ck-radio:enabled"),
  ].filter(({ name }) => name === target.name);
  const isHorizontal = key === "ArrowLeft" || key === "ArrowRight";
  const isMirrored = isHorizontal && getComputedStyle(event.currentTarget).direction === "rtl";
  if (key === "ArrowUp" || key === (isMirrored ? "ArrowRight" : "ArrowLeft")) radios.reverse();
  const at = radios.indexOf(target);
  if (at < 0 || (at < radios.length - 1 && !isMirrored)) return;
  event.preventDefault();
  const next = radios[(at + 1) % radios.length];
  next?.focus();
  next?.click();
}
