import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import { hasSize } from "./has-size.ts";
import { hasStyle } from "./has-style.ts";
import type { MapViewController } from "./map-view-controller.ts";
import type { MapViewHandle } from "./map-view-handle.ts";
import { ViewError } from "../view/view-error.ts";

/** Interval between checks of a map that is not ready. */
const CHECK_INTERVAL_MS = 1000;
/** Longest wait for the style. */
const STYLE_TIMEOUT_MS = 20_000;
/** Longest wait for the first tiles. */
const TILES_TIMEOUT_MS = 5000;

/**
 * A map is ready when its style and ground are loaded, its container has a size and the first target is fitted into it,
 * and its WebGL context is not lost.
 * It stops being ready while one of these is not the case.
 */
export function useReadiness(
  map: MapLibreMap,
  controller: MapViewController,
  onReady: ((view: MapViewHandle) => void) | undefined,
): void {
  const emitReady = useEffectEvent(() => onReady?.(controller.handle));

  useEffect(() => {
    const { store } = controller;
    let hasEmitted = false;
    let waited = 0;
    let timer: ReturnType<typeof setInterval> | undefined;

    // MapLibre emits no event if all tiles are missing or never arrive.
    const wait = (): void => {
      waited = 0;
      timer = setInterval(() => {
        waited += CHECK_INTERVAL_MS;
        check();
      }, CHECK_INTERVAL_MS);
    };
    const stop = (): void => {
      clearInterval(timer);
      timer = undefined;
    };
    const check = (): void => {
      const { suspended, groundPending, hasCamera, ready: wasReady } = store.get();
      const hasLoaded = wasReady || (!groundPending && isLoaded(map, waited >= TILES_TIMEOUT_MS));
      const ready = !suspended && hasCamera && hasLoaded && hasSize(map);
      store.set({ ready });
      if (ready) stop();
      else if (!timer) wait();
      if (waited === STYLE_TIMEOUT_MS && !suspended && !hasStyle(map)) {
        controller.fail(new ViewError("invalid-style", "The style of the map did not load."));
      }
      if (ready && !hasEmitted) {
        hasEmitted = true;
        emitReady();
      }
    };
    const lose = (): void => store.set({ suspended: true, ready: false });
    const restore = (): void => {
      store.set({ suspended: false });
      check();
    };

    // Not when the style is loaded: until the first frame, the picture would be replaced by an empty map.
    map.on("load", check);
    map.on("idle", check);
    map.on("resize", check);
    map.on("webglcontextlost", lose);
    map.on("webglcontextrestored", restore);
    check();
    return () => {
      stop();
      map.off("load", check);
      map.off("idle", check);
      map.off("resize", check);
      map.off("webglcontextlost", lose);
      map.off("webglcontextrestored", restore);
    };
  }, [map, controller]);
}

/** Whether the style and its tiles are loaded, or the style alone with `withoutTiles`. */
function isLoaded(map: MapLibreMap, withoutTiles: boolean): boolean {
  return withoutTiles ? hasStyle(map) : !!map.style && map.isStyleLoaded() === true;
}
