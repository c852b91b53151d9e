"use client";

import { type RefObject, useLayoutEffect } from "react";
import { useLatest } from "./use-latest.ts";
import { scaleToFit } from "./zoom.ts";

/** Says at which scale the pages are as wide as there is room, at first and whenever that changes. */
export function useFit(
  scroller: RefObject<HTMLElement | null>,
  pageWidth: number,
  onFit: (scale: number) => void,
): void {
  const tell = useLatest(onFit);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const room =
        box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // Out of sight, as in an accordion that is closed, there is none.
      if (room > 0) tell.current(scaleToFit(room, pageWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, pageWidth, tell]);
}
