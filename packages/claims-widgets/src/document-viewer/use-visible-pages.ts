"use client";

import { type RefObject, useEffect, useState } from "react";
import type { Visible } from "./pages-to-draw.ts";

/** So often is it looked at while a page passes by. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20);

/** Which pages are in sight, and how much of each, rounded to whole pixels. */
export function useVisiblePages(scroller: RefObject<HTMLElement | null>): Visible {
  const [visible, setVisible] = useState<Visible>(new Map());

  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setVisible((known) => {
          const seen = new Map(known);
          for (const { target, intersectionRect, isIntersecting } of entries) {
            const page = Number((target as HTMLElement).dataset["page"]);
            if (isIntersecting) seen.set(page, Math.round(intersectionRect.height));
            else seen.delete(page);
          }
          return seen;
        }),
      { root, threshold: THRESHOLDS },
    );
    for (const page of root.querySelectorAll("[data-page]")) observer.observe(page);
    return () => observer.disconnect();
  }, [scroller]);

  return visible;
}
