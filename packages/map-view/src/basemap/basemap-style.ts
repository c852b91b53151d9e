import type { FeatureCollection } from "geojson";
import type {
  ExpressionSpecification,
  StyleSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from "maplibre-gl";
import { cities } from "./cities.ts";
import { decodeGeography } from "./decode-geography.ts";
import type { MapColors } from "./map-colors.ts";
import { worldGeography } from "./world-geography.ts";

/** Attribution of the embedded map. Both sources are in the public domain; naming them is a courtesy. */
const ATTRIBUTION = "U.S. Census Bureau, Natural Earth";

/** Places of a city's name around its dot, at a distance in ems. */
const around = (ems: number): VariableAnchorOffsetCollectionSpecification => [
  "left",
  [ems, 0],
  "right",
  [-ems, 0],
  "bottom",
  [0, -ems],
  "top",
  [0, ems],
];

/** Deepest zoom for which the outlines have enough detail. */
const DETAIL_ZOOM = 8;
/** Width of the soft shore at that zoom, in px: about three kilometers. */
const SHORE = 14;

/** A share of the soft shore's width, the same on the ground at every zoom. */
const shoreWidth = (share: number): ExpressionSpecification => [
  "interpolate",
  ["exponential", 2],
  ["zoom"],
  DETAIL_ZOOM,
  SHORE * share,
  DETAIL_ZOOM + 8,
  SHORE * share * 2 ** 8,
];

const areas = /* @__PURE__ */ decodeGeography(worldGeography);
const places: FeatureCollection = {
  type: "FeatureCollection",
  features: [
    ...areas.features.map(({ properties: { name, kind, label } }) => ({
      type: "Feature" as const,
      properties: { name, kind },
      geometry: { type: "Point" as const, coordinates: [...label] },
    })),
    ...cities.map(({ name, at, minzoom }, rank) => ({
      type: "Feature" as const,
      properties: { name, kind: "city", minzoom, rank },
      geometry: { type: "Point" as const, coordinates: [...at] },
    })),
  ],
};

// Why: docs/decisions/maps.md#the-embedded-map-requests-nothing
/** Creates the MapLibre style of the embedded map. It requests nothing: labels are drawn with the fonts of the page. */
export function basemapStyle(colors: MapColors): StyleSpecification {
  const halo = { "text-halo-color": colors.halo, "text-halo-width": 1.5 };
  const font = { "text-font": ["system-ui", "sans-serif"] };
  return {
    version: 8,
    name: "Claimkit",
    sources: {
      "ck-areas": {
        type: "geojson",
        data: areas,
        tolerance: 0.2,
        maxzoom: DETAIL_ZOOM,
        attribution: ATTRIBUTION,
      },
      "ck-places": { type: "geojson", data: places },
    },
    layers: [
      { id: "ck-water", type: "background", paint: { "background-color": colors.water } },
      {
        id: "ck-land",
        type: "fill",
        source: "ck-areas",
        paint: {
          "fill-color": ["match", ["get", "kind"], "state", colors.home, colors.land],
          "fill-antialias": true,
        },
      },
      {
        id: "ck-shore",
        type: "line",
        source: "ck-areas",
        minzoom: DETAIL_ZOOM,
        filter: ["==", ["get", "kind"], "state"],
        layout: { "line-join": "round" },
        paint: {
          "line-color": colors.home,
          "line-width": shoreWidth(1),
          "line-blur": shoreWidth(0.5),
        },
      },
      {
        id: "ck-borders",
        type: "line",
        source: "ck-areas",
        paint: {
          "line-color": colors.border,
          "line-width": ["interpolate", ["linear"], ["zoom"], 2, 0.7, 8, 1.5],
        },
      },
      {
        id: "ck-country-names",
        type: "symbol",
        source: "ck-places",
        maxzoom: 6,
        filter: ["==", ["get", "kind"], "country"],
        layout: { ...font, "text-field": ["get", "name"], "text-size": 12 },
        paint: { ...halo, "text-color": colors.label },
      },
      {
        id: "ck-state-names",
        type: "symbol",
        source: "ck-places",
        minzoom: 3.5,
        filter: ["==", ["get", "kind"], "state"],
        layout: { ...font, "text-field": ["get", "name"], "text-size": 12 },
        paint: { ...halo, "text-color": colors.label },
      },
      {
        id: "ck-cities",
        type: "circle",
        source: "ck-places",
        filter: ["all", ["==", ["get", "kind"], "city"], ["<=", ["get", "minzoom"], ["zoom"]]],
        paint: { "circle-radius": 2.5, "circle-color": colors.place },
      },
      {
        id: "ck-city-names",
        type: "symbol",
        source: "ck-places",
        filter: ["all", ["==", ["get", "kind"], "city"], ["<=", ["get", "minzoom"], ["zoom"]]],
        layout: {
          ...font,
          "text-field": ["get", "name"],
          "text-size": 13,
          // The places further away are next to a marker on the city.
          "text-variable-anchor-offset": [...around(0.5), ...around(1.5)],
          "text-justify": "auto",
          "symbol-sort-key": ["get", "rank"],
        },
        paint: { ...halo, "text-color": colors.place },
      },
    ],
  };
}
