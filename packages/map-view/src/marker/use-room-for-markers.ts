import type { FeatureCollection } from "geojson";
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import type { MapViewController } from "../map-view/map-view-controller.ts";
import type { LngLat } from "../view/position.ts";

const ID = "ck-room-for-markers";
/** Names of the embedded map, and of a style with streets. */
const NAMES = ["ck-city-names", "ck-tiles-street-names"];
/** Size of the invisible square below each marker, in px. */
const ROOM = 30;

/**
 * Keeps markers from covering names of the embedded map and of a street style. MapLibre only avoids what it draws itself, so each
 * marker gets an invisible symbol, placed before the names. The style of a host is not changed.
 */
export function useRoomForMarkers(
  map: MapLibreMap,
  { markerPlaces }: Pick<MapViewController, "markerPlaces">,
): void {
  useEffect(() => {
    let isPending = false;
    let isOver = false;

    const write = (): void => {
      isPending = false;
      const places = markerPlaces.all();
      if (isOver || !map.style || !NAMES.some((id) => map.getLayer(id))) return;
      const source = map.getSource<GeoJSONSource>(ID);
      if (!source && places.length === 0) return;
      const data = featuresAt(places);
      if (source) void source.setData(data);
      else addRoom(map, data);
    };
    // Once for all markers that are added together.
    const writeSoon = (): void => {
      if (isPending) return;
      isPending = true;
      queueMicrotask(write);
    };
    // Changing the style, such as for dark mode, removes the symbols.
    const restore = (): void => {
      if (!map.style || map.getSource(ID)) return;
      writeSoon();
    };
    writeSoon();
    map.on("styledata", restore);
    const unsubscribe = markerPlaces.subscribe(writeSoon);
    return () => {
      isOver = true;
      map.off("styledata", restore);
      unsubscribe();
    };
  }, [map, markerPlaces]);
}

function addRoom(map: MapLibreMap, data: FeatureCollection): void {
  map.addSource(ID, { type: "geojson", data });
  map.addLayer({
    id: ID,
    type: "symbol",
    source: ID,
    layout: {
      "text-field": "■",
      "text-font": ["system-ui", "sans-serif"],
      "text-size": ROOM,
      "text-padding": 0,
      "text-allow-overlap": true,
    },
    paint: { "text-opacity": 0 },
  });
}

function featuresAt(places: readonly LngLat[]): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: places.map(([longitude, latitude]) => ({
      type: "Feature",
      properties: {},
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
  };
}
