"use client";

import type { RepairFacilities } from "@claimkit/claims-api";
import { type LoadState, type ShopsMapProps, useSettings } from "@claimkit/widget-runtime";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { isPlaced } from "./places-of.ts";

/** The host's map of the results, and the box to put it into. */
export interface ShopsMapSlot {
  /** `none` where the host has no map, it fails, or no shop had a place so far. */
  map: ComponentType<ShopsMapProps> | "loading" | "none";
  /** Whether there is something to show on it. It stays where it is, hidden, for the next search. */
  isShown: boolean;
  /** Gets the box. The map is loaded once the box is in sight. */
  box: (element: HTMLElement | null) => void;
  /** The map cannot be drawn: goes on without it. */
  giveUp: () => void;
}

/** The map begins to load when the box is this near to the window. */
const NEAR = "200px";

/** Loads the host's map when its box comes into sight. */
export function useShopsMap(results: LoadState<RepairFacilities>): ShopsMapSlot {
  const { loadShopsMap } = useSettings();
  const [wasShown, setWasShown] = useState<boolean>();
  const [loaded, setLoaded] = useState<ShopsMapSlot["map"]>("loading");
  const [element, setElement] = useState<HTMLElement | null>(null);
  // While the next shops are being loaded, nothing changes around them.
  const isLoading = results.status === "loading";
  const isShown = isLoading
    ? wasShown === true
    : results.data?.participants.some(isPlaced) === true;
  const isOffered = loadShopsMap !== undefined && (isShown || wasShown !== undefined);
  // Until the first shops with a place, there is nothing to load.
  if (isShown !== wasShown && isOffered) setWasShown(isShown);

  const load = useEffectEvent(async () => {
    try {
      const { default: ShopsMap } = (await loadShopsMap?.()) ?? {};
      // A component is a function, which a setter would call.
      setLoaded(() => ShopsMap ?? "none");
    } catch (thrown) {
      // What a host's own code throws reaches the page's own error handling, and never the widget.
      reportError(thrown);
      setLoaded("none");
    }
  });

  useEffect(() => {
    if (!element) return undefined;
    // Stand-ins for a browser have no IntersectionObserver.
    if (typeof IntersectionObserver === "undefined") {
      const soon = setTimeout(load);
      return () => clearTimeout(soon);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return {
    map: isOffered ? loaded : "none",
    isShown: isOffered && loaded !== "none" && isShown,
    box: setElement,
    giveUp: () => setLoaded("none"),
  };
}
