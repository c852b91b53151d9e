"use client";

import { type RefObject, useLayoutEffect } from "react";
import type { TextEdges } from "./pdf.ts";
import { GUTTER } from "./use-reading.ts";

/** Scrolls the left margin of the pages out of view, after each change of the scale. */
export function useCrop(
  scroller: RefObject<HTMLElement | null>,
  edges: TextEdges | undefined,
  scale: number,
): void {
  useLayoutEffect(() => {
    if (edges) scroller.current?.scrollTo({ left: (edges.left - GUTTER) * scale });
  }, [scroller, edges, scale]);
}
