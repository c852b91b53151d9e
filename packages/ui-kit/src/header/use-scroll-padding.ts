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
    let ours = before;
    const observer = new ResizeObserver(() => {
      ours = `${box.offsetHeight + RING}px`;
      style.scrollPaddingBlockStart = ours;
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      if (style.scrollPaddingBlockStart === ours) style.scrollPaddingBlockStart = before;
    };
  }, [bar, active]);
}
