import type { KeyboardEvent } from "react";
import { mirrored } from "./scroll.ts";

/**
 * The index of the tab that a key moves to, wrapping around; -1 for other keys.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function nextTab(
  { key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent,
  from: number,
  count: number,
  isVertical: boolean,
): number {
  const step = isVertical ? 1 : mirrored(currentTarget);
  const to: number | undefined = {
    [isVertical ? "ArrowUp" : "ArrowLeft"]: from - step,
    [isVertical ? "ArrowDown" : "ArrowRight"]: from + step,
    Home: 0,
    End: count - 1,
  }[key];
  return altKey || ctrlKey || metaKey || to === undefined ? -1 : (to + count) % count;
}
