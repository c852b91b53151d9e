"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether an element has been scrolled past, out of the top of the window. */
export function usePassed(ref: RefObject<Element | null>): boolean {
  const [isPassed, setPassed] = useState(false);

  useEffect(() => {
    const { current: element } = ref;
    // Without layout, as in jsdom, nothing scrolls.
    if (!element || !("IntersectionObserver" in globalThis)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isPassed;
}
