"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

/** In em, as in document-viewer.css. */
const NARROW = 34;

/** Whether an element is narrower than 34 em of its font. */
export function useNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);

  useLayoutEffect(() => {
    const { current: element } = box;
    // Without layout, as in jsdom, nothing is narrow.
    if (!element || !("ResizeObserver" in globalThis)) return undefined;
    const measure = (): void => {
      const width = element.clientWidth;
      // Hidden, as in a closed accordion, it has no width.
      if (width > 0)
        setNarrow(width < NARROW * Number.parseFloat(getComputedStyle(element).fontSize));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return isNarrow;
}
