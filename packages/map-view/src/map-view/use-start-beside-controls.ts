import { useEffectEvent } from "@claimkit/ui-kit/use-effect-event";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useLayoutEffect } from "react";
import { type GoToTarget, isFitted } from "../view/go-to-target.ts";
import { targetCamera } from "./fly-camera.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Fits the first target again when the controls are there, so that they do not cover it. */
export function useStartBesideControls(
  map: MapLibreMap,
  controller: MapViewController,
  target: GoToTarget | undefined,
): void {
  const start = useEffectEvent((created: MapLibreMap, { store }: MapViewController) => {
    if (!target || store.get().hasCamera || !isFitted(target)) return;
    try {
      const { longitude, latitude, zoom } = targetCamera(created, target);
      created.jumpTo({ center: [longitude, latitude], zoom });
    } catch {
      // The target has no place on the earth, which has been reported.
    }
  });
  // A layout effect, because those of the children come first, and the camera is read in an effect.
  useLayoutEffect(() => start(map, controller), [map, controller]);
}
