"use client";

import { useLatest } from "@claimkit/ui-kit/internal/use-latest";
import { type RefObject, useLayoutEffect } from "react";

/** Calls back with the width of the viewer for pages, initially and on every change. */
export function useRoom(
  scroller: RefObject<HTMLElement | null>,
  onRoom: (width: number) => void,
): void {
  const latest = useLatest(onRoom);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const room =
        box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // Hidden, as in a closed accordion, it has no width.
      if (room > 0) latest.current(room);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, latest]);
}
