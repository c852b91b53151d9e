/** Number of shops on a page. */
const SHOPS_PER_PAGE = 10;

/** One page of a list. */
export interface Page<T> {
  items: readonly T[];
  /** Counted from 1. The last page if the requested one does not exist. */
  page: number;
  pages: number;
  /** Position of the page's first item in the whole list, counted from 1. */
  first: number;
  last: number;
}

/** Returns one page of a list. */
export function pageOf<T>(items: readonly T[], requested: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / SHOPS_PER_PAGE));
  const page = Math.min(requested, pages);
  const start = (page - 1) * SHOPS_PER_PAGE;
  const shown = items.slice(start, start + SHOPS_PER_PAGE);
  return { items: shown, page, pages, first: start + 1, last: start + shown.length };
}
