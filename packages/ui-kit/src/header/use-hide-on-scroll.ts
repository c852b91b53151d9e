"use client";

import { type RefObject, useEffect, useState } from "react";
import { isScrollLocked } from "../shared/scroll-lock.ts";

/** How far one scrolls down until the header goes, and up until it is back, in px. See docs/reference/kit.md#header. */
const THRESHOLD = 96;

/**
 * Whether the header is out of the way of someone who scrolls down. It comes back on the way up, and
 * it stays for keyboard users.
 */
export function useHideOnScroll(bar: RefObject<Element | null>, active: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (!active) return undefined;
    const ended = new AbortController();
    let byKeys = false;
    let isHidden = false;
    /** Where the way began: the highest point since the header is shown, the lowest since it is hidden. */
    let start = scrollY;
    let y = start;
    /** The page, or the box around the header that was scrolled last. */
    let scroller: EventTarget | null = document;

    function look({ type, target }: Event): void {
      if (type === "scroll") {
        // The page seems to be at its top while a modal or the menu keeps it still.
        if (isScrollLocked() || !(target as Node).contains(bar.current)) return;
        // A document has no `scrollTop`.
        y = Math.max(0, (target as Partial<Element>).scrollTop ?? scrollY);
        if (target !== scroller) start = y;
        scroller = target;
      } else byKeys = type === "keydown";
      start = isHidden ? Math.max(start, y) : Math.min(start, y);
      if (byKeys || Math.abs(y - start) >= THRESHOLD) {
        isHidden = !isHidden && !byKeys;
        start = y;
        setHidden(isHidden);
      }
    }
    for (const type of ["scroll", "keydown", "pointerdown", "wheel"]) {
      addEventListener(type, look, { capture: true, passive: true, signal: ended.signal });
    }

    return () => {
      ended.abort();
      setHidden(false);
    };
  }, [bar, active]);

  return hidden;
}
