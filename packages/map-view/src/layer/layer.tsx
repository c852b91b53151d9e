"use client";

import type { JSX } from "react";
import type { LayerProps as ReactLayerProps } from "react-map-gl/maplibre";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { layerObstacle } from "../view/layer-view-state.ts";
import { useTrackLayer } from "./use-track-layer.ts";

/** Props of {@link Layer}, the same as react-map-gl's. */
export type LayerProps = ReactLayerProps & {
  /** Id of the layer in the style. */
  id: string;
};

/** Draws a source, as in react-map-gl. `useLayerView` returns its state. */
export function Layer(props: LayerProps): JSX.Element | null {
  const { engine } = useController();
  const is3d = useViewValue((view) => view.is3d);
  const isSuspended = useViewValue(({ suspended }) => suspended);
  const needs3d = layerObstacle(props.type, is3d) !== undefined;
  useTrackLayer(props.id, "source" in props ? String(props.source) : undefined, needs3d);

  if (!engine || isSuspended || needs3d) return null;
  // react-map-gl keeps the layer as it is if one of these changes.
  return <engine.Layer key={`${props.id} ${props.type}`} {...props} />;
}
