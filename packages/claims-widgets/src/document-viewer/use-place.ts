"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { type PageLayout, placeAt, scrollTopOf } from "./page-layout.ts";

/**
 * Sets the scale of the pages. The place at the upper edge stays when the scale or the size of a page
 * above it changes. Horizontally, the center stays, unless the start of lines is visible, which then
 * stays visible.
 */
export function usePlace(
  scroller: RefObject<HTMLElement | null>,
  layout: PageLayout,
  scale: number,
): void {
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
}
