"use client";

import type { GeoJSON } from "geojson";
import type { GeoJSONSource, MapGeoJSONFeature } from "maplibre-gl";
import type { JSX } from "react";
import { useSelectable } from "../feature-layer/use-selectable.ts";
import { useMapColor } from "../feature-layer/use-map-color.ts";
import { Layer } from "../layer/layer.tsx";
import { useController } from "../map-view/map-view-context.ts";
import { Source } from "../source/source.tsx";

/** Props of {@link ClusterLayer}. */
export interface ClusterLayerProps {
  /** Id of the layer and of its source. */
  id: string;
  /** Points as GeoJSON, or its URL. */
  data: GeoJSON | string;
  /**
   * Distance within which points become one circle, in px.
   * @default 50
   */
  clusterRadius?: number | undefined;
  /**
   * Deepest zoom at which points are clustered.
   * @default 14
   */
  maxZoom?: number | undefined;
  /** CSS color of the circles. By default, the accent color of the kit. */
  color?: string | undefined;
  /** Called when a point is clicked. A click on a cluster zooms in until it splits. */
  onSelect?: ((feature: MapGeoJSONFeature) => void) | undefined;
}

/** Draws many points. Points that would overlap become one circle with their count. */
export function ClusterLayer({
  id,
  data,
  clusterRadius = 50,
  maxZoom = 14,
  color,
  onSelect,
}: ClusterLayerProps): JSX.Element {
  const { map, handle } = useController();
  const fill = useMapColor(color ?? "var(--ck-color-accent, #0c5460)");
  const text = useMapColor("var(--_on-accent, #ffffff)");

  const open = async (cluster: MapGeoJSONFeature): Promise<void> => {
    const source = map?.getSource<GeoJSONSource>(id);
    if (!source || cluster.geometry.type !== "Point") return;
    const [longitude = 0, latitude = 0] = cluster.geometry.coordinates;
    const zoom = await source.getClusterExpansionZoom(Number(cluster.properties["cluster_id"]));
    void handle.goTo({ center: [longitude, latitude], zoom });
  };
  useSelectable(map, [`${id}-clusters`], (cluster) => void open(cluster));
  useSelectable(map, [id], onSelect);

  return (
    <Source
      // react-map-gl only updates the data of a source.
      key={`${clusterRadius} ${maxZoom}`}
      id={id}
      type="geojson"
      data={data}
      cluster
      clusterRadius={clusterRadius}
      clusterMaxZoom={maxZoom}
    >
      <Layer
        id={`${id}-clusters`}
        type="circle"
        source={id}
        filter={["has", "point_count"]}
        paint={{
          "circle-color": fill,
          "circle-radius": ["step", ["get", "point_count"], 14, 50, 18, 500, 24],
          "circle-stroke-color": text,
          "circle-stroke-width": 2,
        }}
      />
      <Layer
        id={`${id}-counts`}
        type="symbol"
        source={id}
        filter={["has", "point_count"]}
        layout={{
          "text-field": ["get", "point_count_abbreviated"],
          "text-font": ["system-ui", "sans-serif"],
          "text-size": 13,
          "text-allow-overlap": true,
        }}
        paint={{ "text-color": text }}
      />
      <Layer
        id={id}
        type="circle"
        source={id}
        filter={["!", ["has", "point_count"]]}
        paint={{
          "circle-color": fill,
          "circle-radius": 6,
          "circle-stroke-color": text,
          "circle-stroke-width": 1.5,
        }}
      />
    </Source>
  );
}
