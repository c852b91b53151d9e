/**
 * The maximum number of pages shown side by side, and the default. See
 * docs/reference/kit.md#page-navigator.
 */
const MOST = 5;

/** Data of a page navigator. */
export interface PageWindow {
  /** The current page, clamped to the existing ones. */
  current: number;
  /** The last page; `Infinity` while it is not known. */
  last: number;
  /** The pages shown, including the current one, which is centered where possible. */
  pages: readonly number[];
}

/**
 * Determines which pages to show around the current one. See docs/reference/kit.md#page-navigator:
 * current is clamped to 1..total; spread to 1..5 and to no more than total; an unknown total is treated
 * as infinite.
 *
 * @param total number of pages; `undefined` while it is not known
 * @param isEnd whether the current page is the last if `total` is not known
 */
export function pageWindow(
  current: number,
  total: number | undefined,
  spread: number = MOST,
  isEnd = false,
): PageWindow {
  // Attributes are strings.
  const count = Number.parseFloat(String(total));
  const last = Number.isNaN(count) ? Infinity : atLeastOne(count);
  const page = Math.min(atLeastOne(current), last);
  const end = isEnd && last === Infinity ? page : last;
  const size = Math.min(Number.isNaN(spread) ? MOST : atLeastOne(spread), MOST, end);
  const first = Math.min(atLeastOne(page - Math.floor(size / 2)), end - size + 1);
  return { current: page, last, pages: Array.from({ length: size }, (_, index) => first + index) };
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.floor(value) || 1);
}
