import type { Map as MapLibreMap, MapSourceDataEvent } from "maplibre-gl";
import { useEffect } from "react";
import { joinAttributions } from "../view/attributions.ts";
import { STREETS } from "../street-style/street-layers.ts";
import { hasStyle } from "./has-style.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Keeps the attributions of all sources in the map's state. */
export function useMapAttribution(map: MapLibreMap, { store }: MapViewController): void {
  useEffect(() => {
    const update = (): void => {
      const { sources, metadata } = hasStyle(map) ? map.getStyle() : { sources: {} };
      const ofSources = Object.keys(sources).map((id) =>
        id === STREETS ? streetsAttribution(map, metadata) : map.getSource(id)?.attribution,
      );
      const fetched = Object.values(store.get().fetchedAttributions);
      store.set({ attribution: joinAttributions([...ofSources, ...fetched]) });
    };
    const updateOnMetadata = ({ sourceDataType }: MapSourceDataEvent): void => {
      // Sources also emit an event for each tile.
      if (sourceDataType === "metadata") update();
    };
    let known = store.get().fetchedAttributions;
    const updateOnFetch = (): void => {
      const { fetchedAttributions } = store.get();
      if (fetchedAttributions === known) return;
      known = fetchedAttributions;
      update();
    };
    update();
    map.on("styledata", update);
    map.on("sourcedata", updateOnMetadata);
    const unsubscribe = store.subscribe(updateOnFetch);
    return () => {
      map.off("styledata", update);
      map.off("sourcedata", updateOnMetadata);
      unsubscribe();
    };
  }, [map, store]);
}

/** The attribution of the tiles. Once it is known that they bring none, the usual one of their schema. */
function streetsAttribution(map: MapLibreMap, metadata: unknown): string | undefined {
  const source = map.getSource(STREETS);
  if (!source?.loaded()) return undefined;
  const usual = (metadata as Record<string, unknown> | undefined)?.["claimkit:attribution"];
  return source.attribution || (typeof usual === "string" ? usual : undefined);
}
