import { useEffect, useRef } from "react";
import { isThemed, type ThemedBasemap } from "../basemap/basemap.ts";
import { useStoreValue } from "./map-view-context.ts";
import type { MapViewProps } from "./map-view-props.ts";
import type { ViewStore } from "./view-store.ts";

/** Tries again after a style has failed, when the host sets another one. */
export function useRetry(store: ViewStore, basemap: MapViewProps["basemap"]): void {
  const hasFailed = useStoreValue(store, ({ error }) => error?.code === "invalid-style");
  // Hosts may create the same style again with each render.
  const style = hasFailed ? keyOf(basemap) : undefined;
  const failed = useRef<ReturnType<typeof keyOf>>(undefined);

  useEffect(() => {
    if (failed.current !== undefined && style !== undefined && style !== failed.current) {
      store.set({ error: undefined });
    }
    failed.current = style;
  }, [style, store]);
}

function keyOf(basemap: MapViewProps["basemap"]): ThemedBasemap | string {
  return isThemed(basemap) ? basemap : (JSON.stringify(basemap) ?? "");
}
