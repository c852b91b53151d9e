"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether the top edge of the window is within an element. */
export function useAtTop(ref: RefObject<Element | null>): boolean {
  const [isAtTop, setAtTop] = useState(false);

  useEffect(() => {
    const { current: element } = ref;
    // Without layout, as in jsdom, nothing scrolls.
    if (!element || !("IntersectionObserver" in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setAtTop(entries.at(-1)?.isIntersecting ?? false),
      // Only the top edge is left. The default root is the top window, whose margin does not apply inside a frame.
      { root: element.ownerDocument, rootMargin: "0px 0px -100% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isAtTop;
}
