"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import type { MapViewController } from "./map-view-controller.ts";
import type { MapViewHandle } from "./map-view-handle.ts";
import type { ViewSnapshot, ViewStore } from "./view-store.ts";

/** The controller of the surrounding map. */
export const MapViewContext = createContext<MapViewController | undefined>(undefined);

/** Returns the controller of the surrounding map. */
export function useController(): MapViewController {
  const controller = useContext(MapViewContext);
  if (!controller) {
    throw new Error(
      "This part belongs to a map. Put it inside <MapView>, or inside <ExistingMap> within a map of react-map-gl.",
    );
  }
  return controller;
}

/** Returns the handle of the surrounding map. Throws outside of a map and of a `MapViewProvider`. */
export function useMapView(): MapViewHandle {
  return useController().handle;
}

/** Selects a value of the map's state, and renders again only when it changes. Select primitive values. */
export function useViewValue<Value>(select: (snapshot: ViewSnapshot) => Value): Value {
  return useStoreValue(useController().store, select);
}

/** Like {@link useViewValue}, for the state of any map. */
export function useStoreValue<Value>(
  store: ViewStore,
  select: (snapshot: ViewSnapshot) => Value,
): Value {
  const read = (): Value => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
