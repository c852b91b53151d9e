import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import type { Viewpoint } from "../view/viewpoint.ts";
import { cameraOf } from "./fly-camera.ts";
import { onMoveEnd } from "./on-move-end.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Keeps the camera in the state of the map, and calls `onViewChange` when it stops moving. */
export function useCameraState(
  map: MapLibreMap,
  controller: MapViewController,
  onViewChange: ((viewpoint: Viewpoint) => void) | undefined,
): void {
  const emitChange = useEffectEvent(() => onViewChange?.(controller.handle.viewpoint));

  useEffect(() => {
    const readCamera = (): void => controller.store.set({ camera: cameraOf(map) });
    readCamera();
    map.on("move", readCamera);
    const stop = onMoveEnd(map, emitChange);
    return () => {
      map.off("move", readCamera);
      stop();
    };
  }, [map, controller]);
}
