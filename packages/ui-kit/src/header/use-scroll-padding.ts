"use client";

import { type RefObject, useEffect } from "react";

/** Room for the ring around what has the focus, in px. */
const RING = 8;

/** Lets the page scroll what gets the focus, or is linked to, out from under a header that stays in sight. */
export function useScrollPadding(bar: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const box = bar.current;
    if (!active || !box) return undefined;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockStart;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockStart = `${box.offsetHeight + RING}px`;
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockStart = before;
    };
  }, [bar, active]);
}
