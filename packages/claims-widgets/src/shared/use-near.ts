"use client";

import { type RefCallback, useState } from "react";

/** Distance, in heights of the window, from which an element is near. */
const MARGIN = "100% 0px";

/** Whether an element has come near the visible part of the page, and the ref to set on it. */
export interface Near {
  isNear: boolean;
  ref: RefCallback<Element>;
}

/**
 * Tells when an element is less than one window height from being visible. From then on, it stays near. Without
 * `IntersectionObserver`, as in jsdom, every element is near.
 */
export function useNear(): Near {
  const [isNear, setNear] = useState(false);
  const [ref] = useState(() => (element: Element | null) => {
    if (!element) return undefined;
    if (!("IntersectionObserver" in globalThis)) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // The default root is the top window, whose margin does not apply inside a frame.
      { root: element.ownerDocument, rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { isNear, ref };
}
