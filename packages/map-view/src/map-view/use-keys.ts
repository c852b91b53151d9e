import { useEffectEvent } from "@claimkit/ui-kit/use-effect-event";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import { keyAction, type KeyAction, ROTATE_STEP } from "../view/key-action.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** Duration of a step by key, in ms, the same as MapLibre's. */
const STEP = 300;

/** Handles keys before MapLibre, which zooms by two levels with Shift, and therefore with `+` and `_`. */
export function useKeys(map: MapLibreMap, controller: MapViewController, onHelp: () => void): void {
  const help = useEffectEvent(onHelp);

  useEffect(() => {
    const listening = new AbortController();
    const turn = (degrees: number): void => {
      if (controller.store.get().limits.rotationEnabled)
        map.easeTo({ bearing: map.getBearing() + degrees, duration: STEP });
    };
    const zoom = (levels: number): void => {
      map.easeTo({ zoom: Math.round(map.getZoom() * 1e6) / 1e6 + levels, duration: STEP });
    };
    const act: Record<KeyAction, () => void> = {
      "zoom-in": () => zoom(1),
      "zoom-out": () => zoom(-1),
      // The map turns in the opposite direction of its bearing.
      "rotate-left": () => turn(ROTATE_STEP),
      "rotate-right": () => turn(-ROTATE_STEP),
      north: () => map.easeTo({ bearing: 0, duration: STEP }),
      help,
    };
    map.getCanvasContainer().addEventListener(
      "keydown",
      (event) => {
        if (event.target !== map.getCanvas() || !map.keyboard.isEnabled()) return;
        // Instead of the map there may be a picture, which does not move.
        if (!controller.store.get().ready) return event.stopPropagation();
        const action = keyAction(event);
        if (!action) return;
        event.preventDefault();
        event.stopPropagation();
        act[action]();
      },
      { capture: true, signal: listening.signal },
    );
    return () => listening.abort();
  }, [map, controller]);
}
