import type { Map as MapLibreMap } from "maplibre-gl";
import { type RefObject, useEffect } from "react";
import { startMeasuring } from "../view/measuring.ts";
import { widthBreakpoint } from "../view/width-breakpoint.ts";
import type { ViewStore } from "./view-store.ts";

/** Keeps the size of the container in the map's state. A resize is noticed immediately, a move within 750 ms. */
export function useMeasured(box: RefObject<HTMLElement | null>, store: ViewStore): void {
  useEffect(() => {
    const container = box.current;
    if (!container) return undefined;
    const measuring = startMeasuring(
      () => {
        const { x, y } = container.getBoundingClientRect();
        return { x, y, width: container.clientWidth, height: container.clientHeight };
      },
      ({ width, height }) => store.set({ width, height, widthBreakpoint: widthBreakpoint(width) }),
    );
    const observer = new ResizeObserver(measuring.wake);
    observer.observe(container);
    let map: MapLibreMap | undefined;
    // MapLibre observes the same box. With both observers, Chromium reports undelivered notifications as an error.
    const follow = (): void => {
      const { map: current } = store.get();
      if (current === map) return;
      map?.off("resize", measuring.wake);
      map = current;
      map?.on("resize", measuring.wake);
      if (map) observer.disconnect();
      else observer.observe(container);
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    return () => {
      unsubscribe();
      map?.off("resize", measuring.wake);
      observer.disconnect();
      measuring.stop();
    };
  }, [box, store]);
}
