import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useEffectEvent } from "react";
import type { Viewpoint } from "../view/viewpoint.ts";
import { cameraOf } from "./fly-camera.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Keeps the camera in the map's state, and calls the host when it has stopped moving. */
export function useCameraState(
  map: MapLibreMap,
  controller: MapViewController,
  onViewChange: ((viewpoint: Viewpoint) => void) | undefined,
): void {
  const tellChange = useEffectEvent(() => onViewChange?.(controller.handle.viewpoint));

  useEffect(() => {
    const take = (): void => controller.store.set({ camera: cameraOf(map), hasCamera: true });
    take();
    map.on("move", take);
    map.on("moveend", tellChange);
    return () => {
      map.off("move", take);
      map.off("moveend", tellChange);
    };
  }, [map, controller]);
}
