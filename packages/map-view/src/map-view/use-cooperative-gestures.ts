import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";

/** Lets one finger and the wheel scroll the page, unless the map is full screen. */
export function useCooperativeGestures(map: MapLibreMap, isOn: boolean): void {
  useEffect(() => {
    const { cooperativeGestures: gestures } = map;
    const container = map.getContainer();
    const update = (): void => {
      const { fullscreenElement } = container.getRootNode() as Document | ShadowRoot;
      const isWanted = isOn && !fullscreenElement?.contains(container);
      if (isWanted !== gestures.isEnabled()) gestures[isWanted ? "enable" : "disable"]();
    };
    update();
    document.addEventListener("fullscreenchange", update);
    // Stays enabled when the map is removed, because MapLibre still hides its hint then.
    return () => document.removeEventListener("fullscreenchange", update);
  }, [map, isOn]);
}
