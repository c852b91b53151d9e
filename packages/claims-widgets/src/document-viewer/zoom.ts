import type { PageSize } from "./pdf.ts";

/** In percent of the size on paper. See docs/reference/claims.md#reading-a-document. */
const STEPS = [50, 75, 100, 125, 150, 200, 250, 300] as const;

/**
 * Scale of the pages: a factor of their size on paper, fitting the viewer's width, fitting it but no larger
 * than on paper, or with their text fitting it.
 */
export type Zoom = number | "auto" | "fit" | "text";

/** Factors of its size on paper at which a page, or its text, is as wide as the viewer. */
export interface Fit {
  page: number;
  /** The same as of the page if the page has no text. */
  text: number;
}

/** The factor of its size on paper that a page has. */
export function scaleOf(zoom: Zoom, fit: Fit): number {
  if (zoom === "auto") return Math.min(fit.page, 1);
  if (zoom === "fit") return fit.page;
  return zoom === "text" ? fit.text : zoom;
}

/** Where a touch zooms to: between half of the size on paper, or the width of the viewer, and 300 %. */
export function clampScale(scale: number, fit: Fit): number {
  return Math.min(Math.max(scale, Math.min(0.5, fit.page)), 3);
}

/** The next smaller size; on a phone, the fitting size may be smaller than all of them. */
export function smaller(scale: number): number {
  return (STEPS.findLast((step) => step < percentOf(scale)) ?? STEPS[0]) / 100;
}

/** The next larger size. The size at which the text fits is one of them, because lines still end in view there. */
export function larger(scale: number, fit: Fit): Zoom {
  const next = (STEPS.find((step) => step > percentOf(scale)) ?? 300) / 100;
  const isBetween = percentOf(scale) < percentOf(fit.text) && fit.text < next;
  return isBetween ? "text" : next;
}

export const isSmallest = (scale: number): boolean => percentOf(scale) <= STEPS[0];
export const isLargest = (scale: number): boolean => percentOf(scale) >= 300;

/** The scale at which pages are as wide as the viewer. */
export function scaleToFit(room: number, pageWidth: number): number {
  return Math.min(Math.max(room, 1) / pageWidth, 3);
}

export function percentOf(scale: number): number {
  return Math.round(scale * 100);
}

/** Phones can't draw a larger canvas. */
const MAX_PIXELS = 4096;
/** Nobody sees a higher density. */
const MAX_PIXEL_RATIO = 2;

/** How many canvas pixels to draw per CSS pixel. */
export function drawingScale(
  { width, height }: PageSize,
  scale: number,
  devicePixelRatio: number,
): number {
  const wanted = scale * Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
  return Math.min(wanted, MAX_PIXELS / width, MAX_PIXELS / height);
}

/**
 * Formats a scale as a percentage in the language: '125%'. Without `Intl` in the product's own languages, because
 * the first formatter that a page creates takes about 20 ms, and 80 ms on a slow phone.
 */
export function formatPercent(scale: number, locale: string): string {
  const percent = percentOf(scale);
  return /^(en|es)-us$/i.test(locale)
    ? `${percent}%`
    : (percent / 100).toLocaleString(locale, { style: "percent" });
}
