"use client";

import type { ClaimsEvent } from "@claimkit/widget-runtime";
import { useEffect, useRef, useState } from "react";

// Why: docs/decisions/claim-page.md#parts-load-from-the-top-down
/** How long, in ms, a part that is slow may keep what is below it from being seen. */
const LONGEST_HOLD = 3000;

/** A part of a section that stands already, in a place of its own size. */
const DOCUMENT = "document-viewer";

/** Whether the parts of a page are loading for the first time, and what has to hear their events. */
export interface FirstLoad {
  isLoading: boolean;
  hear(event: ClaimsEvent): void;
}

/**
 * Follows the first load of a page's parts. While it lasts, what stands below a part that waits is
 * better left out of sight, since it would move when that part comes.
 *
 * @param parts how many of them load something
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
