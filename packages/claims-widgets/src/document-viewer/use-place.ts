"use client";

import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type PageLayout, placeAt, scrollTopOf } from "./page-layout.ts";

/** Space next to the pages in px, as in `document-viewer.css`. */
const PADDING = 4;

/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Sets the scale at once, as during a gesture. The document stays where it is below a point. */
export type ScaleTo = (scale: number, point: Point) => void;

/**
 * Sets the scale of the pages. The place at the upper edge stays when the scale or the size of a page
 * above it changes. Horizontally, the center stays, unless the start of lines is visible, which then
 * stays visible.
 */
export function usePlace(
  scroller: RefObject<HTMLElement | null>,
  layout: PageLayout,
  scale: number,
): ScaleTo {
  const applied = useRef({ layout, scale: 1 });

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const place = placeAt(applied.current.layout, applied.current.scale, box.scrollTop);
    applied.current = { layout, scale };
    const isAtBeginnings = box.scrollLeft === 0;
    const middle = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth;
    box.style.setProperty("--ck-document-scale", String(scale));
    const top = scrollTopOf(layout, scale, place);
    const left = isAtBeginnings ? 0 : middle * box.scrollWidth - box.clientWidth / 2;
    // Setting an equal scroll position would stop momentum scrolling.
    if (Math.abs(top - box.scrollTop) >= 1 || Math.abs(left - box.scrollLeft) >= 1) {
      box.scrollTo({ top, left });
    }
  }, [scroller, layout, scale]);

  const [scaleTo] = useState((): ScaleTo => (next, point) => {
    const box = scroller.current;
    if (!box) return;
    const { layout: pages, scale: before } = applied.current;
    applied.current = { layout: pages, scale: next };
    const edge = box.getBoundingClientRect();
    const x = point.x - edge.left;
    const y = point.y - edge.top;
    const startAt = (at: number): number =>
      Math.max(PADDING, (box.clientWidth - pages.width * at) / 2);
    const across = (box.scrollLeft + x - startAt(before)) / before;
    const down = (box.scrollTop + y) / before;
    box.style.setProperty("--ck-document-scale", String(next));
    box.scrollTo({ left: across * next + startAt(next) - x, top: down * next - y });
  });
  return scaleTo;
}
