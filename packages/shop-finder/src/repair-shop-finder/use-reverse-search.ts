"use client";

import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import { type Point, useSettings } from "@claimkit/widget-runtime";
import { useEffect, useRef } from "react";
import type { Finder, SearchProblem } from "./use-finder.ts";

/**
 * Searches around a point, or one that the browser is still locating; `undefined` if it does not find it.
 *
 * @param otherwise the problem if no address is found; without it, nothing happens then
 * @returns a signal that aborts when something else replaces the search
 */
export type SearchAround = (
  point: Point | Promise<Point | undefined>,
  otherwise?: SearchProblem["reason"],
) => AbortSignal;

/**
 * Returns a function that searches around a point, by the address that the host's geocoder finds for it. A new
 * point, typing and another search abort it. `undefined` if the host has no geocoder.
 *
 * @param initialLocation a point to search around at first, unless there is a search
 */
export function useReverseSearch(
  finder: Finder,
  initialLocation: Point | undefined,
): SearchAround | undefined {
  const { reverseGeocode } = useSettings();
  const request = useRef<AbortController>(undefined);
  const latest = useRef(finder);
  useEffect(() => {
    latest.current = finder;
  });
  const { typed, search } = finder;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whatever the user does next replaces it
  useEffect(() => () => request.current?.abort(), [typed, search]);

  async function find(
    located: Point | Promise<Point | undefined>,
    otherwise: SearchProblem["reason"] | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    let address: string | undefined;
    try {
      const point = await located;
      if (signal.aborted) return;
      address = point && (await reverseGeocode?.(point, { signal }));
    } catch (thrown) {
      // Errors of the host's code go to the page's error handling, not to the widget's.
      if (!signal.aborted) reportError(thrown);
    }
    // JavaScript hosts also return null or a blank text.
    if (!signal.aborted) latest.current.searchAround(address?.trim() || undefined, otherwise);
  }

  const searchAround: SearchAround = (point, otherwise) => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    void find(point, otherwise, signal);
    return signal;
  };

  const searchFirst = useEffectEvent((point: Point) => {
    if (reverseGeocode && search === 0 && typed === "") searchAround(point);
  });
  const { latitude, longitude } = initialLocation ?? {};
  // After the effect above, whose cleanup aborts the search when React repeats the effects of a new component.
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) searchFirst({ latitude, longitude });
  }, [latitude, longitude]);

  return reverseGeocode && searchAround;
}
