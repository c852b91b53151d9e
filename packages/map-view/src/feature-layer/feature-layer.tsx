"use client";

import type { GeoJSON } from "geojson";
import type { JSX } from "react";
import type { MapGeoJSONFeature } from "maplibre-gl";
import { Layer } from "../layer/layer.tsx";
import { useController } from "../map-view/map-view-context.ts";
import { Source } from "../source/source.tsx";
import { useMapColor } from "./use-map-color.ts";
import { useSelectable } from "./use-selectable.ts";

/** Props of {@link FeatureLayer}. */
export interface FeatureLayerProps {
  /** Id of the layer and of its source. */
  id: string;
  /** GeoJSON, or its URL. */
  data: GeoJSON | string;
  /** CSS color, including `var(--…)`. By default, the accent color of the kit. */
  color?: string | undefined;
  /** Called when a feature is clicked. */
  onSelect?: ((feature: MapGeoJSONFeature) => void) | undefined;
}

/** Draws points, lines and areas of GeoJSON with WebGL, up to a hundred thousand. */
export function FeatureLayer({ id, data, color, onSelect }: FeatureLayerProps): JSX.Element {
  const { map } = useController();
  const plain = useMapColor(color ?? "var(--ck-color-accent, #0c5460)");
  useSelectable(map, [`${id}-areas`, `${id}-lines`, id], onSelect);

  return (
    <Source id={id} type="geojson" data={data}>
      <Layer
        id={`${id}-areas`}
        type="fill"
        source={id}
        filter={["==", ["geometry-type"], "Polygon"]}
        paint={{ "fill-color": plain, "fill-opacity": 0.2 }}
      />
      <Layer
        id={`${id}-lines`}
        type="line"
        source={id}
        filter={["!=", ["geometry-type"], "Point"]}
        paint={{ "line-color": plain, "line-width": 2 }}
      />
      <Layer
        id={id}
        type="circle"
        source={id}
        filter={["==", ["geometry-type"], "Point"]}
        paint={{
          "circle-color": plain,
          "circle-radius": 6,
          "circle-stroke-color": "#ffffff",
          "circle-stroke-width": 1.5,
        }}
      />
    </Source>
  );
}
