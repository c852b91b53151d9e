import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useSyncExternalStore } from "react";
import { CONTINUES, endMove } from "./on-move-end.ts";
import { listenForGestures } from "./use-gestures.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Degrees that the map turns, and tilts, for each CSS px of a drag. */
const TURN = 0.8;
const TILT = 0.5;

/** Swaps the buttons in 3D in the mode `rotate`: the primary one turns the map, the secondary one moves it. */
export function useNavigationMode(
  map: MapLibreMap,
  { store }: MapViewController,
  rotationEnabled: boolean,
): void {
  const isSwapped = useSyncExternalStore(
    store.subscribe,
    () => store.get().is3d && store.get().navigationMode === "rotate",
  );

  useEffect(() => {
    if (rotationEnabled) return undefined;
    const enable = disable(map.dragRotate);
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    return () => {
      enable();
      map.touchZoomRotate.enableRotation();
      map.keyboard.enableRotation();
    };
  }, [map, rotationEnabled]);

  useEffect(() => {
    if (!isSwapped || !rotationEnabled) return undefined;
    const handlers = [disable(map.dragPan), disable(map.dragRotate)];
    let last = { x: 0, y: 0 };
    const stop = listenForGestures(map, ({ type, action, button, x, y, origin }) => {
      if (type !== "drag" || !origin) return;
      if (action === "start") last = origin;
      const [dx, dy] = [x - last.x, y - last.y];
      last = { x, y };
      if (button === 0) {
        const [bearing, pitch] = [map.getBearing() + dx * TURN, map.getPitch() - dy * TILT];
        map.jumpTo({ bearing, pitch }, CONTINUES);
      } else map.panBy([-dx, -dy], { duration: 0 }, CONTINUES);
      if (action === "end") endMove(map);
    });
    return () => {
      stop();
      for (const enable of handlers) enable();
    };
  }, [map, isSwapped, rotationEnabled]);
}

/** Disables a handler of MapLibre; returns a function that enables it again, unless `mapOptions` had disabled it. */
function disable(handler: MapLibreMap["dragPan"] | MapLibreMap["dragRotate"]): () => void {
  const wasEnabled = handler.isEnabled();
  handler.disable();
  return () => {
    if (wasEnabled) handler.enable();
  };
}
