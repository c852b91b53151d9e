"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

/** In em, as in document-viewer.css. */
const NARROW = 34;

/** Whether an element is narrower than 34 em of its font; `undefined` before it has been measured. */
export function useNarrow(box: RefObject<HTMLElement | null>): boolean | undefined {
  const [isNarrow, setNarrow] = useState(hasLayout() ? undefined : false);

  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element || !hasLayout()) return undefined;
    const measure = (): void => {
      const limit = NARROW * Number.parseFloat(getComputedStyle(element).fontSize);
      // It has no width while it is hidden, as in a closed accordion.
      setNarrow(element.clientWidth > 0 && element.clientWidth < limit);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  return isNarrow;
}

/** Without layout, as in jsdom, nothing is narrow. */
const hasLayout = (): boolean => "ResizeObserver" in globalThis;
