import type { PageSize } from "./pdf.ts";

/** In percent of the size on paper. See docs/reference/claims.md#reading-a-document. */
const STEPS = [50, 75, 100, 125, 150, 200, 250, 300] as const;

/**
 * How large the pages are: a share of their size on paper, as wide as there is room, or so but no larger
 * than on paper.
 */
export type Zoom = number | "auto" | "fit";

/** The share of its size on paper that a page has, where `fit` would make it as wide as there is room. */
export function scaleOf(zoom: Zoom, fit: number): number {
  if (zoom === "auto") return Math.min(fit, 1);
  return zoom === "fit" ? fit : zoom;
}

/** The next smaller size; what fits a phone may be smaller than all of them. */
export function smaller(scale: number): number {
  return (STEPS.findLast((step) => step < percentOf(scale)) ?? STEPS[0]) / 100;
}

/** The next larger size. */
export function larger(scale: number): number {
  return (STEPS.find((step) => step > percentOf(scale)) ?? 300) / 100;
}

export const isSmallest = (scale: number): boolean => percentOf(scale) <= STEPS[0];
export const isLargest = (scale: number): boolean => percentOf(scale) >= 300;

/** At which size pages are as wide as the room for them. */
export function scaleToFit(room: number, pageWidth: number): number {
  return Math.min(Math.max(room, 1) / pageWidth, 3);
}

export function percentOf(scale: number): number {
  return Math.round(scale * 100);
}

/** A larger canvas is drawn by no phone. */
const MAX_PIXELS = 4096;
/** What more of them there are on a screen, nobody sees. */
const MAX_PIXEL_RATIO = 2;

/** How many pixels of a canvas to draw for one of the page's own. */
export function drawingScale(
  { width, height }: PageSize,
  scale: number,
  devicePixelRatio: number,
): number {
  const wanted = scale * Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
  return Math.min(wanted, MAX_PIXELS / width, MAX_PIXELS / height);
}

/** A scale as the language writes percent: '125%'. */
export function formatPercent(scale: number, locale: string): string {
  return (percentOf(scale) / 100).toLocaleString(locale, { style: "percent" });
}
