"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Gives the pages their scale; what is at the upper edge stays there, and what is in the middle in the middle. */
export function useScale(scroller: RefObject<HTMLElement | null>, scale: number): void {
  // Shares of the whole: everything in it grows with the scale, the gaps as well.
  const place = useRef({ top: 0, middle: 0.5 });

  useEffect(() => {
    const box = scroller.current;
    const remember = (): void => {
      if (!box) return;
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientWidth } = box;
      place.current = {
        top: scrollTop / scrollHeight,
        middle: (scrollLeft + clientWidth / 2) / scrollWidth,
      };
    };
    box?.addEventListener("scroll", remember, { passive: true });
    return () => box?.removeEventListener("scroll", remember);
  }, [scroller]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const { top, middle } = place.current;
    box.style.setProperty("--ck-document-scale", String(scale));
    box.scrollTo({
      top: top * box.scrollHeight,
      left: middle * box.scrollWidth - box.clientWidth / 2,
    });
  }, [scroller, scale]);
}
