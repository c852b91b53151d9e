"use client";

import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { RepairFacilities } from "@claimkit/claims-api";
import { type LoadState, type ShopsMapProps, useSettings } from "@claimkit/widget-runtime";
import { type ComponentType, useEffect, useLayoutEffect, useState } from "react";
import { isPlaced } from "./places-of.ts";
import { whenNear } from "./when-near.ts";

/** The host's map of the results, and its box. */
export interface ShopsMapSlot {
  /** `none` if the host has no map, it failed, or no shop had coordinates so far. */
  map: ComponentType<ShopsMapProps> | "loading" | "none";
  /** Whether it is shown. While it is not, it stays on the page, hidden, for the next search. */
  isShown: boolean;
  /** Ref of the box. The map is loaded when the box comes into view. */
  box: (element: HTMLElement | null) => void;
  /** Called when the map cannot be drawn. The finder continues without it. */
  giveUp: () => void;
}

/** Loads the host's map when its box comes into view. */
export function useShopsMap(results: LoadState<RepairFacilities>): ShopsMapSlot {
  const { loadResultsMap } = useSettings();
  const [wasShown, setWasShown] = useState<boolean>();
  const [loaded, setLoaded] = useState<ShopsMapSlot["map"]>("loading");
  const [element, setElement] = useState<HTMLElement | null>(null);
  // The layout does not change while the next results are loading.
  const isLoading = results.status === "loading";
  const isShown = isLoading
    ? wasShown === true
    : results.data?.participants.some(isPlaced) === true;
  const isOffered = loadResultsMap !== undefined && (isShown || wasShown !== undefined);
  // Nothing is loaded before the first shops with coordinates.
  if (isShown !== wasShown && isOffered) setWasShown(isShown);

  const load = useEffectEvent(async () => {
    try {
      const { default: ShopsMap } = (await loadResultsMap?.()) ?? {};
      // Wrapped, because a setter would call the component.
      setLoaded(() => ShopsMap ?? "none");
    } catch (thrown) {
      // Errors of the host's code go to the page's error handling, not to the widget's.
      reportError(thrown);
      setLoaded("none");
    }
  });

  useEffect(() => (element ? whenNear(element, () => void load()) : undefined), [element]);

  const isVisible = isOffered && loaded !== "none" && isShown;

  // A hidden map would take the focus with it to the top of the page.
  useLayoutEffect(() => {
    if (isVisible || !element?.matches(":focus-within")) return;
    element.closest<HTMLElement>(".ck-widget")?.focus({ preventScroll: true });
  }, [isVisible, element]);

  return {
    map: isOffered ? loaded : "none",
    isShown: isVisible,
    box: setElement,
    giveUp: () => setLoaded("none"),
  };
}
