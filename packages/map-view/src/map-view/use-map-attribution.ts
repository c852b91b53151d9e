import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import { joinAttributions } from "../view/attributions.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Keeps what the sources of the map want to be named in the map's state. */
export function useMapAttribution(map: MapLibreMap, { store }: MapViewController): void {
  useEffect(() => {
    const take = (): void => {
      const sources = Object.keys(sourcesOf(map)).map((id) => map.getSource(id)?.attribution);
      store.set({ attribution: joinAttributions(sources) });
    };
    take();
    map.on("styledata", take);
    map.on("sourcedata", take);
    return () => {
      map.off("styledata", take);
      map.off("sourcedata", take);
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
