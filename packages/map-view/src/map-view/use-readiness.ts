import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { Engine } from "../engine/load-engine.ts";
import type { MapViewController } from "./map-view-controller.ts";
import type { MapViewHandle } from "./map-view-handle.ts";

/** Delay between two looks at a map that is not ready, in ms. */
const PAUSE = 1000;
/** Time that a map waits for its first tiles, in ms. */
const PATIENCE = 5000;

/**
 * A map is ready when its style and its ground are there, its container has a size, and the browser has not taken
 * WebGL away. In between, such as without WebGL for a while, it is not.
 */
export function useReadiness(
  map: MapLibreMap,
  controller: MapViewController,
  engine: Engine,
  onReady: ((view: MapViewHandle) => void) | undefined,
): void {
  const tellReady = useEffectEvent(() => onReady?.(controller.handle));

  // Before the effects of what is inside, which need the map.
  useLayoutEffect(() => {
    controller.attach(map, engine);
    return () => controller.release();
  }, [map, controller, engine]);

  useEffect(() => {
    const { store } = controller;
    let isTold = false;
    let waited = 0;

    const look = (): void => {
      const { suspended, groundPending, ready: wasReady } = store.get();
      const isLoaded = wasReady || (!groundPending && hasStyle(map, waited >= PATIENCE));
      const ready = !suspended && isLoaded && hasSize(map.getContainer());
      store.set({ ready });
      if (ready) clearInterval(timer);
      if (ready && !isTold) {
        isTold = true;
        tellReady();
      }
    };
    // MapLibre has no event for tiles that are all missing, nor for those that never come.
    const timer = setInterval(() => {
      waited += PAUSE;
      look();
    }, PAUSE);
    const lose = (): void => store.set({ suspended: true, ready: false });
    const restore = (): void => store.set({ suspended: false });

    map.on("load", look);
    map.on("styledata", look);
    map.on("idle", look);
    map.on("resize", look);
    map.on("webglcontextlost", lose);
    map.on("webglcontextrestored", restore);
    look();
    return () => {
      clearInterval(timer);
      map.off("load", look);
      map.off("styledata", look);
      map.off("idle", look);
      map.off("resize", look);
      map.off("webglcontextlost", lose);
      map.off("webglcontextrestored", restore);
    };
  }, [map, controller]);
}

/** Whether the style is there, and its tiles, unless these take too long. */
function hasStyle(map: MapLibreMap, withoutTiles: boolean): boolean {
  try {
    // Both throw until there is a style at all.
    return map.isStyleLoaded() === true || (withoutTiles && map.getStyle() !== undefined);
  } catch {
    return false;
  }
}

function hasSize({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && clientHeight > 0;
}
