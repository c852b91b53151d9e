/** How many shops are on a page. */
export const SHOPS_PER_PAGE = 10;

/** One page of a list. */
export interface Page<T> {
  items: readonly T[];
  /** Counted from 1. The last one, if there are fewer pages than asked for. */
  page: number;
  pages: number;
  /** Where the first item of the page is in the whole list, counted from 1. */
  first: number;
  last: number;
}

/** The items of a page. */
export function pageOf<T>(items: readonly T[], asked: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / SHOPS_PER_PAGE));
  const page = Math.min(asked, pages);
  const start = (page - 1) * SHOPS_PER_PAGE;
  const shown = items.slice(start, start + SHOPS_PER_PAGE);
  return { items: shown, page, pages, first: start + 1, last: start + shown.length };
}
