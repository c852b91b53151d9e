import type { ReactNode } from "react";

/** A tab, with its panel. */
export interface Tab {
  /** Names the tab and its panel. In print, only a text heads the panel. */
  label: ReactNode;
  /** What its panel shows. */
  content: ReactNode;
  /** The arrow keys reach it, but nothing activates it. */
  disabled?: boolean | undefined;
  /** The `id` of its panel, so that a link to `#payout` leads to it. */
  id?: string | undefined;
}

/**
 * The index of the active tab: the nearest that there is, so that one is active when tabs have gone.
 *
 * @throws TypeError if it is not a whole number. See docs/reference/kit.md#tabset.
 */
export function activeIndex(active: number, count: number): number {
  if (!Number.isInteger(active)) throw new TypeError("The active tab must be numeric.");
  return Math.max(0, Math.min(active, count - 1));
}
