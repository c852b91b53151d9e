import type { Map as MapLibreMap, MapSourceDataEvent } from "maplibre-gl";
import { useEffect } from "react";
import { joinAttributions } from "../view/attributions.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Keeps the attributions of all sources in the map's state. */
export function useMapAttribution(map: MapLibreMap, { store }: MapViewController): void {
  useEffect(() => {
    const take = (): void => {
      const own = Object.keys(sourcesOf(map)).map((id) => map.getSource(id)?.attribution);
      const fetched = Object.values(store.get().fetchedAttributions);
      store.set({ attribution: joinAttributions([...own, ...fetched]) });
    };
    const takeMetadata = ({ sourceDataType }: MapSourceDataEvent): void => {
      // A source also sends an event for each of its tiles.
      if (sourceDataType === "metadata") take();
    };
    let taken = store.get().fetchedAttributions;
    const takeFetched = (): void => {
      const { fetchedAttributions } = store.get();
      if (fetchedAttributions === taken) return;
      taken = fetchedAttributions;
      take();
    };
    take();
    map.on("styledata", take);
    map.on("sourcedata", takeMetadata);
    const unsubscribe = store.subscribe(takeFetched);
    return () => {
      map.off("styledata", take);
      map.off("sourcedata", takeMetadata);
      unsubscribe();
    };
  }, [map, store]);
}

/** Throws while there is no style, such as while WebGL is away. */
function sourcesOf(map: MapLibreMap): Record<string, unknown> {
  try {
    return map.getStyle()?.sources ?? {};
  } catch {
    return {};
  }
}
