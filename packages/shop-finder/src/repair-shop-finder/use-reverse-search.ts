"use client";

import { type Point, useSettings } from "@claimkit/widget-runtime";
import { useEffect, useRef } from "react";
import type { Finder } from "./use-finder.ts";

/**
 * Searches around a place on the earth, by the address that the host finds for it. The newest place wins.
 * `undefined` where the host finds none.
 */
export function useReverseSearch(finder: Finder): ((point: Point | undefined) => void) | undefined {
  const { reverseGeocode } = useSettings();
  const asking = useRef<AbortController>(undefined);
  const latest = useRef(finder);
  useEffect(() => {
    latest.current = finder;
  });
  useEffect(() => () => asking.current?.abort(), []);

  async function searchAround(point: Point | undefined): Promise<void> {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    let address: string | undefined;
    try {
      address = point && (await reverseGeocode?.(point, { signal }));
    } catch (thrown) {
      // What a host's own code throws reaches the page's own error handling, and never the widget.
      if (!signal.aborted) reportError(thrown);
    }
    if (!signal.aborted) latest.current.lookAround(address);
  }

  return reverseGeocode && ((point) => void searchAround(point));
}
