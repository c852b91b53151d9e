"use client";

import { type RefObject, useEffect, useState } from "react";
import { isScrollLocked } from "../shared/scroll-lock.ts";

/**
 * Distance to scroll, in px, before the header hides, and before it reappears. See
 * docs/reference/kit.md#header.
 */
const THRESHOLD = 96;

/**
 * Whether the header is hidden because the user has scrolled down. It reappears on the way up, and
 * never hides for keyboard users.
 */
export function useHideOnScroll(bar: RefObject<Element | null>, active: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const box = bar.current;
    if (!active || !box) return undefined;
    // The window of the page or the frame.
    const view = box.ownerDocument.defaultView ?? window;
    const ended = new AbortController();
    let byKeys = false;
    let isHidden = false;
    /**
     * Start of the scroll: the highest position since the header was shown, the lowest since it was
     * hidden.
     */
    let start = view.scrollY;
    let y = start;
    /** The page or the scroll container that was scrolled last. */
    let scroller: EventTarget | null = view.document;

    const update = ({ type, target }: Event): void => {
      if (type === "scroll") {
        // While a modal or the menu locks the page, its scroll position appears to be 0.
        if (isScrollLocked(box) || !(target as Node).contains(box)) return;
        // A document has no `scrollTop`.
        y = Math.max(0, (target as Partial<Element>).scrollTop ?? view.scrollY);
        if (target !== scroller) start = y;
        scroller = target;
      } else byKeys = type === "keydown";
      start = isHidden ? Math.max(start, y) : Math.min(start, y);
      if (byKeys || Math.abs(y - start) >= THRESHOLD) {
        isHidden = !isHidden && !byKeys;
        start = y;
        setHidden(isHidden);
      }
    };
    for (const type of ["scroll", "keydown", "pointerdown", "wheel"]) {
      view.addEventListener(type, update, { capture: true, passive: true, signal: ended.signal });
    }

    return () => {
      ended.abort();
      setHidden(false);
    };
  }, [bar, active]);

  return hidden;
}
