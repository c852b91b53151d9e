"use client";

import type { ShopInfo } from "@claimkit/claims-api";
import { type Point, type ShopMapProps, useSettings } from "@claimkit/widget-runtime";
import { type ComponentType, useEffect, useState } from "react";

/** A host's map and the location to show on it. */
interface ShopMap {
  ShopMap: ComponentType<ShopMapProps>;
  point: Point;
}

/** Whether the host has a map that can show a shop. */
export function useHasShopMap(shop: ShopInfo | undefined): boolean {
  const { loadPlaceMap, geocode } = useSettings();
  return Boolean(loadPlaceMap && shop && (pointOf(shop) || (geocode && shop.address)));
}

function pointOf({ latitude, longitude }: ShopInfo): Point | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

// Why: docs/decisions/maps.md#the-host-passes-a-map-in
/** Loads the host's map for a shop; `"none"` if the host has none, it fails, or the location is unknown. */
export function useShopMap(shop: ShopInfo): ShopMap | "loading" | "none" {
  const { loadPlaceMap, geocode } = useSettings();
  const { address = "" } = shop;
  const { latitude, longitude } = pointOf(shop) ?? {};
  const canShow = useHasShopMap(shop);
  // A refresh may bring another shop while the dialog is open.
  const place = JSON.stringify([latitude, longitude, address]);
  const [loaded, setLoaded] = useState<{ place: string; map: ShopMap | "none" }>();

  useEffect(() => {
    if (!canShow) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    async function load(): Promise<ShopMap | "none"> {
      const [module, point] = await Promise.all([
        loadPlaceMap?.(),
        latitude !== undefined && longitude !== undefined
          ? { latitude, longitude }
          : geocode?.(address, { signal }),
      ]);
      return module && point ? { ShopMap: module.default, point } : "none";
    }

    load()
      .catch((thrown: unknown) => {
        // Errors in the host's code reach the page's error handling, and never the widget.
        if (!signal.aborted) reportError(thrown);
        return "none" as const;
      })
      .then((map) => signal.aborted || setLoaded({ place, map }));
    return () => controller.abort();
  }, [canShow, loadPlaceMap, geocode, latitude, longitude, address, place]);

  if (!canShow) return "none";
  return loaded?.place === place ? loaded.map : "loading";
}
