import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import { rotationToBearing } from "../view/viewpoint.ts";
import { ZOOM_IN_FACTOR, ZOOM_OUT_FACTOR } from "../constants.ts";
import { keyAction, type KeyAction, ROTATE_STEP } from "../view/key-action.ts";
import { destinationOf, stepFrom } from "./fly-camera.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Duration of a step by key, in ms, the same as MapLibre's. */
const STEP = 300;

/** Handles keys before MapLibre, which zooms by two levels with Shift, and therefore with `+` and `_`. */
export function useKeys(map: MapLibreMap, controller: MapViewController, onHelp: () => void): void {
  const help = useEffectEvent(onHelp);

  useEffect(() => {
    const listening = new AbortController();
    const { store, handle } = controller;
    const step = (by: Parameters<typeof stepFrom>[2]): void =>
      void handle.goTo(stepFrom(map, store.get().animation, by), { duration: STEP });
    const turn = (degrees: number): void => {
      if (store.get().limits.rotationEnabled) step({ degrees });
    };
    /** Whether the map has yet to catch up with the steps of a key that is held down. */
    const isBehind = (): boolean => {
      const { zoom: level, bearing } = destinationOf(map, store.get().animation);
      const turned = Math.abs(rotationToBearing(map.getBearing() - bearing));
      return turned > 2 * ROTATE_STEP || Math.abs(map.getZoom() - level) > 1;
    };
    const act: Record<KeyAction, () => void> = {
      "zoom-in": () => step({ factor: ZOOM_IN_FACTOR }),
      "zoom-out": () => step({ factor: ZOOM_OUT_FACTOR }),
      "rotate-left": () => turn(ROTATE_STEP),
      "rotate-right": () => turn(-ROTATE_STEP),
      north: () => void handle.goTo({ rotation: 0 }, { duration: STEP }),
      help,
    };
    map.getCanvasContainer().addEventListener(
      "keydown",
      (event) => {
        if (event.target !== map.getCanvas() || !map.keyboard.isEnabled()) return;
        // Instead of the map there may be a picture, which does not move.
        if (!store.get().ready) return event.stopPropagation();
        const action = keyAction(event);
        if (!action) return;
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat || !isBehind()) act[action]();
      },
      { capture: true, signal: listening.signal },
    );
    return () => listening.abort();
  }, [map, controller]);
}
