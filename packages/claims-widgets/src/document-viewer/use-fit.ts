"use client";

import { useLatest } from "@claimkit/ui-kit/use-latest";
import { type RefObject, useLayoutEffect } from "react";
import { scaleToFit } from "./zoom.ts";

/** Calls back with the scale at which pages are as wide as the viewer, initially and on every change. */
export function useFit(
  scroller: RefObject<HTMLElement | null>,
  pageWidth: number,
  onFit: (scale: number) => void,
): void {
  const latest = useLatest(onFit);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const room =
        box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // Hidden, as in a closed accordion, it has no width.
      if (room > 0) latest.current(scaleToFit(room, pageWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, pageWidth, latest]);
}
