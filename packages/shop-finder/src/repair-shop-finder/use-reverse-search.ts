"use client";

import { type Point, useSettings } from "@claimkit/widget-runtime";
import { useEffect, useRef } from "react";
import type { Finder } from "./use-finder.ts";

/**
 * Returns a function that searches around a point, by the address that the host's geocoder finds for it. A new
 * point aborts the search for the last one. `undefined` if the host has no geocoder.
 */
export function useReverseSearch(finder: Finder): ((point: Point | undefined) => void) | undefined {
  const { reverseGeocode } = useSettings();
  const request = useRef<AbortController>(undefined);
  const latest = useRef(finder);
  useEffect(() => {
    latest.current = finder;
  });
  useEffect(() => () => request.current?.abort(), []);

  async function searchAround(point: Point | undefined): Promise<void> {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    let address: string | undefined;
    try {
      address = point && (await reverseGeocode?.(point, { signal }));
    } catch (thrown) {
      // Errors of the host's code go to the page's error handling, not to the widget's.
      if (!signal.aborted) reportError(thrown);
    }
    if (!signal.aborted) latest.current.searchAround(address);
  }

  return reverseGeocode && ((point) => void searchAround(point));
}
