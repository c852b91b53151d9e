import type { FeatureCollection } from "geojson";
import { streetStyle } from "@claimkit/map-view/street-style";
import { chicago, CHICAGO_TILES } from "@claimkit/tools/streets/chicago";
import type { LayerSpecification, Map as MapLibreMap, StyleSpecification } from "maplibre-gl";

/** What a map shows. */
export type Scene =
  | "empty style"
  | "embedded United States"
  | "10,000 clustered points"
  | "streets of Chicago";

/** Milliseconds between two frames. */
export const FRAME = 1000 / 60;

/** A style of one color, without requests. */
export const emptyStyle: StyleSpecification = {
  version: 8,
  sources: {},
  layers: [{ id: "sea", type: "background", paint: { "background-color": "#dde8f0" } }],
};

/** The basemap with streets, from tiles that the benchmark serves. */
export const streets = streetStyle({
  ...chicago,
  tiles: `${location.origin}/${CHICAGO_TILES}`,
  // Without the embedded map around it, which MapLibre alone does not have.
  extent: undefined,
});

/** Where a map of a scene starts. */
export const startOf = (scene: Scene): { center: [number, number]; zoom: number } =>
  scene === "streets of Chicago"
    ? { center: [-87.69, 41.87], zoom: 13.5 }
    : { center: [-96, 38], zoom: 3 };

/** 10,000 points in the United States. */
export const points: FeatureCollection = {
  type: "FeatureCollection",
  features: Array.from({ length: 10_000 }, (_, index) => ({
    type: "Feature",
    properties: { number: index },
    geometry: {
      type: "Point",
      coordinates: [-120 + (index % 100) * 0.45, 30 + Math.floor(index / 100) * 0.17],
    },
  })),
};

/** The source that `ClusterLayer` adds. */
export const clusterSource = {
  type: "geojson" as const,
  data: points,
  cluster: true,
  clusterRadius: 50,
  clusterMaxZoom: 14,
};

/** The layers that `ClusterLayer` adds. */
export const clusterLayers = [
  {
    id: "points-clusters",
    type: "circle",
    source: "points",
    filter: ["has", "point_count"],
    paint: {
      "circle-color": "#0c5460",
      "circle-radius": ["step", ["get", "point_count"], 14, 50, 18, 500, 24],
      "circle-stroke-color": "#ffffff",
      "circle-stroke-width": 2,
    },
  },
  {
    id: "points-counts",
    type: "symbol",
    source: "points",
    filter: ["has", "point_count"],
    layout: {
      "text-field": ["get", "point_count_abbreviated"],
      "text-font": ["system-ui", "sans-serif"],
      "text-size": 13,
      "text-allow-overlap": true,
    },
    paint: { "text-color": "#ffffff" },
  },
  {
    id: "points",
    type: "circle",
    source: "points",
    filter: ["!", ["has", "point_count"]],
    paint: {
      "circle-color": "#0c5460",
      "circle-radius": 6,
      "circle-stroke-color": "#ffffff",
      "circle-stroke-width": 1.5,
    },
  },
] satisfies LayerSpecification[];

/** Whether the map has rendered everything of a scene. */
export function isDrawn(map: MapLibreMap, scene: Scene): boolean {
  if (scene !== "10,000 clustered points") return map.loaded();
  return (
    map.getLayer("points-clusters") !== undefined &&
    map.queryRenderedFeatures({ layers: ["points-clusters"] }).length > 0
  );
}
