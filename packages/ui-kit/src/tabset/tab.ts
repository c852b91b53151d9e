import type { ReactNode } from "react";

/** A tab, with its panel. */
export interface Tab {
  /** Label of the tab, and name of the panel. In print, only text labels head the panel. */
  label: ReactNode;
  /** Content of the panel. */
  content: ReactNode;
  /** The arrow keys reach it, but nothing activates it. */
  disabled?: boolean | undefined;
  /** Id of the panel, so that a link to `#payout` activates it. */
  id?: string | undefined;
}

/**
 * The index of the active tab, clamped to the existing ones in case tabs were removed.
 *
 * @throws TypeError if it is not an integer. See docs/reference/kit.md#tabset.
 */
export function activeIndex(active: number, count: number): number {
  if (!Number.isInteger(active)) throw new TypeError("The active tab must be numeric.");
  return Math.max(0, Math.min(active, count - 1));
}
