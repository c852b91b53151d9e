"use client";

import type { ClaimsEvent } from "@claimkit/widget-runtime";
import { useEffect, useRef, useState } from "react";

// Why: docs/decisions/claim-page.md#parts-load-from-the-top-down
/** How long, in ms, a slow part may hide what is below it. */
const LONGEST_HOLD = 3000;

/** A part of a section that has been rendered already, in a container of its own size. */
const DOCUMENT = "document-viewer";

/** Whether the parts of a page are loading for the first time, and the listener for their events. */
export interface FirstLoad {
  isLoading: boolean;
  hear(event: ClaimsEvent): void;
}

/**
 * Tracks the first load of a page's parts. Until it is complete, content below a part that is loading
 * is best hidden, because it would move when that part renders.
 *
 * @param parts how many of them load data
 */
export function useFirstLoad(parts: number): FirstLoad {
  const [isLoading, setIsLoading] = useState(true);
  const settled = useRef(new Set<string>());

  useEffect(() => {
    const timer = setTimeout(() => setIsLoading(false), LONGEST_HOLD);
    return () => clearTimeout(timer);
  }, []);

  return {
    isLoading,
    hear(event) {
      if (event.type !== "ck:ready" && event.type !== "ck:error") return;
      if (event.widget === DOCUMENT) return;
      settled.current.add(event.widget);
      if (settled.current.size >= parts) setIsLoading(false);
    },
  };
}
