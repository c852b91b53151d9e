"use client";

import type { ShopInfo } from "@claimkit/claims-api";
import { type Point, type ShopMapProps, useSettings } from "@claimkit/widget-runtime";
import { type ComponentType, useEffect, useState } from "react";

/** A host's map and the location to show on it. */
interface ShopMap {
  ShopMap: ComponentType<ShopMapProps>;
  point: Point;
}

// Why: docs/decisions/maps.md#the-host-passes-a-map-in
/** Loads the host's map for a shop; `"none"` if the host has none, it fails, or the location is unknown. */
export function useShopMap(shop: ShopInfo): ShopMap | "loading" | "none" {
  const { loadShopMap, geocode } = useSettings();
  const { address = "", latitude, longitude } = shop;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const canShow = Boolean(loadShopMap && (isPlaced || (geocode && address)));
  const [map, setMap] = useState<ShopMap | "loading" | "none">(canShow ? "loading" : "none");

  useEffect(() => {
    if (!canShow) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    async function load(): Promise<ShopMap | "none"> {
      const [module, point] = await Promise.all([
        loadShopMap?.(),
        isPlaced ? { latitude, longitude } : geocode?.(address, { signal }),
      ]);
      return module && point ? { ShopMap: module.default, point } : "none";
    }

    load()
      .catch((thrown: unknown) => {
        // Errors in the host's code reach the page's error handling, and never the widget.
        if (!signal.aborted) reportError(thrown);
        return "none" as const;
      })
      .then((loaded) => signal.aborted || setMap(loaded));
    return () => controller.abort();
  }, [canShow, loadShopMap, geocode, isPlaced, latitude, longitude, address]);

  return map;
}
