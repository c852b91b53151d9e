import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useLayoutEffect } from "react";
import { CONTIGUOUS_STATES } from "../static-map/picture-view.ts";
import { dependsOnSize, type GoToTarget } from "../view/go-to-target.ts";
import type { ViewState } from "../view/viewpoint.ts";
import { targetCamera } from "./fly-camera.ts";
import type { MapViewController } from "./map-view-controller.ts";

/**
 * Fits the first target again once the controls are rendered, so that they do not cover it, and once the container has
 * a size, because a hidden container has none. A map that React shows again keeps its camera.
 */
export function useStart(
  map: MapLibreMap,
  { store }: MapViewController,
  target: GoToTarget | undefined,
): void {
  const fit = useEffectEvent(() => {
    if (target ? !dependsOnSize(target) : !store.get().startedHidden) return;
    const { longitude, latitude, ...view } = firstCamera(map, target);
    map.jumpTo({ center: [longitude, latitude], ...view });
  });
  // A layout effect, because it runs after the children's layout effects, and the camera is read in an effect.
  useLayoutEffect(() => {
    if (store.get().hasCamera) return undefined;
    const start = (): void => {
      if (!isMeasured(map)) return;
      map.off("resize", start);
      fit();
      store.set({ hasCamera: true });
    };
    start();
    if (!store.get().hasCamera) map.on("resize", start);
    return () => void map.off("resize", start);
  }, [map, store]);
}

/** Whether MapLibre draws the size that the container has. It measures a new size after a frame or 50 ms. */
function isMeasured(map: MapLibreMap): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  const { width, height } = map.getCanvas().style;
  return width === `${clientWidth}px` && height === `${clientHeight}px`;
}

function firstCamera(map: MapLibreMap, target: GoToTarget = CONTIGUOUS_STATES): ViewState {
  try {
    return targetCamera(map, target);
  } catch {
    // The target has no place on the earth, which has been reported.
    return targetCamera(map, CONTIGUOUS_STATES);
  }
}
