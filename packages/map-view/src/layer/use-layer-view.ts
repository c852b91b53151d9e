"use client";

import { useSyncExternalStore } from "react";
import { useController } from "../map-view/map-view-context.ts";
import type { LayerView } from "../view/layer-view-state.ts";

/** Returns the state of a layer, and its error if it failed; `undefined` if the map has no layer with this id. */
export function useLayerView(id: string): LayerView | undefined {
  const { layerViews } = useController();
  const read = (): LayerView | undefined => layerViews.get(id);
  return useSyncExternalStore(layerViews.subscribe, read, read);
}
