import type { Visible } from "./pages-to-draw.ts";
import type { PageSize } from "./pdf.ts";

/** Pixels between pages at scale 1, and above the first and below the last; as in `document-viewer.css`. */
const GAP = 12;

/** Position of each page in pixels at scale 1. Everything grows with the scale, including the gaps. */
export interface PageLayout {
  /** The tops of all pages, in order. */
  readonly tops: readonly number[];
  readonly sizes: readonly PageSize[];
  /** The width of the widest page. */
  readonly width: number;
}

/** A position that survives a change of scale or of page sizes. */
export interface Place {
  page: number;
  /** The part of the page above the upper edge, as a share of its height. */
  share: number;
}

/**
 * Lays out pages in a column. Pages that have not loaded yet are assumed to have the size of the first
 * one.
 */
export function pageLayout(
  count: number,
  usual: PageSize,
  known: ReadonlyMap<number, PageSize>,
): PageLayout {
  const sizes = Array.from({ length: count }, (_, index) => known.get(index + 1) ?? usual);
  const tops: number[] = [];
  let end = GAP;
  let width = usual.width;
  for (const size of sizes) {
    tops.push(end);
    end += size.height + GAP;
    width = Math.max(width, size.width);
  }
  return { tops, sizes, width };
}

/** Height of the pages from `first` to `last`, without the gaps around them; 0 for no pages. */
export function heightOf(layout: PageLayout, first: number, last: number): number {
  return first > last ? 0 : bottomOf(layout, last) - topOf(layout, first);
}

/** Which pages are between two edges, and how many whole pixels of each. */
export function pagesInSight(
  layout: PageLayout,
  scale: number,
  upper: number,
  lower: number,
): Visible {
  const visible = new Map<number, number>();
  for (let page = pageAt(layout, upper / scale); page <= layout.tops.length; page += 1) {
    const top = Math.max(topOf(layout, page) * scale, upper);
    const bottom = Math.min(bottomOf(layout, page) * scale, lower);
    if (top >= lower) break;
    if (bottom > top) visible.set(page, Math.round(bottom - top));
  }
  return visible;
}

/** The place at the upper edge of the view. */
export function placeAt(layout: PageLayout, scale: number, scrollTop: number): Place {
  const at = scrollTop / scale;
  const page = pageAt(layout, at);
  return { page, share: (at - topOf(layout, page)) / heightOf(layout, page, page) };
}

/** Scroll position at which a place is at the upper edge. */
export function scrollTopOf(layout: PageLayout, scale: number, { page, share }: Place): number {
  return (topOf(layout, page) + share * heightOf(layout, page, page)) * scale;
}

/** The page at a height, including the gap above it. */
function pageAt({ tops }: PageLayout, at: number): number {
  let first = 0;
  let last = tops.length - 1;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((tops[middle] ?? 0) - GAP <= at) first = middle;
    else last = middle - 1;
  }
  return first + 1;
}

function topOf({ tops }: PageLayout, page: number): number {
  return tops[page - 1] ?? 0;
}

function bottomOf(layout: PageLayout, page: number): number {
  return topOf(layout, page) + (layout.sizes[page - 1]?.height ?? 0);
}
