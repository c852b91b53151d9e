"use client";

import type { MapViewHandle } from "@claimkit/map-view";
import type { ShopOnMap } from "@claimkit/widget-runtime";
import { useState } from "react";
import { spreadApart } from "./spread-apart.ts";

/** Distance between the middles of two markers, in px: their width and a gap. */
const MARKER_DISTANCE = 36;

/** Shops with the places of their markers. */
interface ReadableMarkers {
  shops: readonly ShopOnMap[];
  /** Called when the map is ready, and when it has moved. */
  update: (map: MapViewHandle | null) => void;
}

/** Moves markers apart that would cover each other at the map's zoom. */
export function useReadableMarkers(shops: readonly ShopOnMap[]): ReadableMarkers {
  // An object, because the handle stays the same while the camera moves.
  const [camera, setCamera] = useState<{ map: MapViewHandle | null }>();
  return {
    shops: camera?.map?.ready ? moveApart(shops, camera.map) : shops,
    update: (map) => setCamera({ map }),
  };
}

function moveApart(shops: readonly ShopOnMap[], map: MapViewHandle): readonly ShopOnMap[] {
  const places = shops.map(({ longitude, latitude }) => map.toScreen([longitude, latitude]));
  const apart = spreadApart(places, MARKER_DISTANCE);
  return shops.map((shop, at) => {
    const [from, to] = [places[at], apart[at]];
    if (!from || !to || (from.x === to.x && from.y === to.y)) return shop;
    const [longitude, latitude] = map.toMap(to);
    return { ...shop, longitude, latitude };
  });
}
