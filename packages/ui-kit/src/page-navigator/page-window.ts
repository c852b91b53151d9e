/** The most pages shown side by side, and how many without a word. Spec 001, section 9. */
const MOST = 5;

/** What a page navigator shows. */
export interface PageWindow {
  /** The current page, within what there is. */
  current: number;
  /** The pages side by side, the current one among them, in the middle where that can be. */
  pages: readonly number[];
}

/**
 * Which pages to show around the current one. Spec 001, section 5: current is clamped to 1..total;
 * spread to 1..5 and to no more than total; an unknown total is treated as infinite.
 *
 * @param total how many pages there are; `undefined` while that is not known
 */
export function pageWindow(
  current: number,
  total: number | undefined,
  spread: number = MOST,
): PageWindow {
  const last = total === undefined ? Infinity : Math.max(1, Math.floor(total) || 1);
  const page = clamp(Math.floor(current) || 1, 1, last);
  const size = clamp(Math.floor(spread) || MOST, 1, Math.min(MOST, last));
  const first = clamp(page - Math.floor(size / 2), 1, last - size + 1);
  return { current: page, pages: Array.from({ length: size }, (_, index) => first + index) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
