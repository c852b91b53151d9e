"use client";

import { type ShopsMapProps, useSettings } from "@claimkit/widget-runtime";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

/** The host's map of the results, and the box to put it into. */
export interface ShopsMapSlot {
  /** `none` where the host has no map, it fails, or no shop has a place. */
  map: ComponentType<ShopsMapProps> | "loading" | "none";
  /** Gets the box. The map is loaded once the box is in sight. */
  box: (element: HTMLElement | null) => void;
  /** The map cannot be drawn: goes on without it. */
  giveUp: () => void;
}

/** The map begins to load when the box is this near to the window. */
const NEAR = "200px";

/** Loads the host's map when its box comes into sight. */
export function useShopsMap(hasPlaces: boolean): ShopsMapSlot {
  const { loadShopsMap } = useSettings();
  const [loaded, setLoaded] = useState<ShopsMapSlot["map"]>("loading");
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isOffered = loadShopsMap !== undefined && hasPlaces;

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
    box: setElement,
    giveUp: () => setLoaded("none"),
  };
}
