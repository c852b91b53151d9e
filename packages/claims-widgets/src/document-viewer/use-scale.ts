"use client";

import { type RefObject, useLayoutEffect } from "react";

/**
 * Gives the pages their scale. What is at the upper edge stays there, and what is in the middle in the
 * middle; but who sees the beginnings of lines goes on seeing them.
 */
export function useScale(scroller: RefObject<HTMLElement | null>, scale: number): void {
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // Shares of the whole, because everything in it grows with the scale, the gaps as well.
    const top = box.scrollTop / box.scrollHeight;
    const isAtBeginnings = box.scrollLeft === 0;
    const middle = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth;
    box.style.setProperty("--ck-document-scale", String(scale));
    box.scrollTo({
      top: top * box.scrollHeight,
      left: isAtBeginnings ? 0 : middle * box.scrollWidth - box.clientWidth / 2,
    });
  }, [scroller, scale]);
}
