import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { Engine } from "../engine/load-engine.ts";
import type { MapViewController } from "./map-view-controller.ts";
import type { MapViewHandle } from "./map-view-handle.ts";

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

    const look = (): void => {
      const { suspended, groundPending, ready: wasReady } = store.get();
      const isLoaded = wasReady || (!groundPending && hasStyle(map));
      const ready = !suspended && isLoaded && hasSize(map.getContainer());
      store.set({ ready });
      if (ready && !isTold) {
        isTold = true;
        tellReady();
      }
    };
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
      map.off("load", look);
      map.off("styledata", look);
      map.off("idle", look);
      map.off("resize", look);
      map.off("webglcontextlost", lose);
      map.off("webglcontextrestored", restore);
    };
  }, [map, controller]);
}

/** Throws until there is a style at all. */
function hasStyle(map: MapLibreMap): boolean {
  try {
    return map.isStyleLoaded() === true;
  } catch {
    return false;
  }
}

function hasSize({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && clientHeight > 0;
}
