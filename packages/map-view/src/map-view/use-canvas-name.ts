import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import type { LiveMapProps } from "./map-view-props.ts";
import type { ViewStore } from "./view-store.ts";

/** Labels the canvas and describes its keys. It can have the focus while the map is ready, unless it has no keys. */
export function useCanvasName(
  map: MapLibreMap,
  store: ViewStore,
  { label, describedBy, mapOptions }: Pick<LiveMapProps, "label" | "describedBy" | "mapOptions">,
): void {
  const hasKeys = mapOptions?.interactive !== false && mapOptions?.keyboard !== false;

  useEffect(() => {
    const canvas = map.getCanvas();
    canvas.setAttribute("aria-label", label);
    // Not a region, which would add a landmark per map. An application receives all keys.
    canvas.setAttribute("role", hasKeys ? "application" : "img");
    if (hasKeys) canvas.setAttribute("aria-describedby", describedBy);
    else canvas.removeAttribute("aria-describedby");
    const update = (): void => {
      const tabIndex = hasKeys && store.get().ready ? 0 : -1;
      // The state changes in every frame of a movement.
      if (canvas.tabIndex !== tabIndex) canvas.tabIndex = tabIndex;
    };
    update();
    return store.subscribe(update);
  }, [map, store, label, describedBy, hasKeys]);
}
