"use client";

import { useEffect, useState } from "react";

/** How far one scrolls down until the header goes, and up until it is back, in px. Spec 001, section 9. */
const THRESHOLD = 96;

/**
 * Whether the header is out of the way of someone who scrolls down. It comes back on the way up, and
 * whoever uses the keyboard keeps it.
 */
export function useHideOnScroll(active: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (!active) return undefined;
    const ended = new AbortController();
    let byKeys = false;
    let isHidden = false;
    /** Where the way began: the highest point since the header is shown, the lowest since it is hidden. */
    let start = scrollY;

    function look({ type }: Event): void {
      if (type !== "scroll") byKeys = type === "keydown";
      // A page that a modal or the menu keeps still only seems to be at its top.
      if (document.documentElement.style.overflow === "hidden") return;
      const y = Math.max(0, scrollY);
      start = isHidden ? Math.max(start, y) : Math.min(start, y);
      if (byKeys || Math.abs(y - start) >= THRESHOLD) {
        isHidden = !isHidden && !byKeys;
        start = y;
        setHidden(isHidden);
      }
    }
    for (const type of ["scroll", "keydown", "pointerdown", "wheel"]) {
      addEventListener(type, look, { passive: true, signal: ended.signal });
    }

    return () => {
      ended.abort();
      setHidden(false);
    };
  }, [active]);

  return hidden;
}
