import type { GeoJSON } from "geojson";
import { expect, test } from "vitest";
import { boundsToExtent, extentOf, extentToBounds, wrapLongitude } from "./extent.ts";

test.each([
  {
    case: "Colorado",
    extent: { xmin: -109, ymin: 37, xmax: -102, ymax: 41 },
    bounds: [
      [-109, 37],
      [-102, 41],
    ],
  },
  {
    case: "Fiji, across the antimeridian",
    extent: { xmin: 177, ymin: -20, xmax: -178, ymax: -16 },
    bounds: [
      [177, -20],
      [182, -16],
    ],
  },
])("an extent is converted to MapLibre's bounds and back: $case", ({ extent, bounds }) => {
  expect(extentToBounds(extent)).toEqual(bounds);
  expect(boundsToExtent(extentToBounds(extent))).toEqual(extent);
});

test.each([
  { west: -300, east: 300 },
  { west: -90, east: 270 },
])("bounds at least as wide as the world are the world: $west to $east", ({ west, east }) => {
  expect(
    boundsToExtent([
      [west, -80],
      [east, 80],
    ]),
  ).toEqual({ xmin: -180, ymin: -80, xmax: 180, ymax: 80 });
});

test.each([
  { longitude: 190, wrapped: -170 },
  { longitude: -190, wrapped: 170 },
  { longitude: 180, wrapped: 180 },
  { longitude: 725, wrapped: 5 },
])("longitude $longitude is $wrapped", ({ longitude, wrapped }) => {
  expect(wrapLongitude(longitude)).toBe(wrapped);
});

const box = (west: number, south: number, east: number, north: number): number[][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const point = (...coordinates: number[]): GeoJSON => ({ type: "Point", coordinates });

test.each<{ case: string; geojson: GeoJSON; extent: unknown }>([
  { case: "a point", geojson: point(1, 2), extent: { xmin: 1, ymin: 2, xmax: 1, ymax: 2 } },
  {
    case: "lines across the antimeridian",
    geojson: {
      type: "MultiLineString",
      coordinates: [
        [
          [170, 1],
          [190, 1],
        ],
        [
          [-195, 2],
          [-175, 2],
        ],
      ],
    },
    extent: { xmin: 165, ymin: 1, xmax: -170, ymax: 2 },
  },
  {
    case: "a polygon with a height in its coordinates",
    geojson: {
      type: "Polygon",
      coordinates: [
        [
          [0, 0, 9],
          [4, 0, 9],
          [4, 3, 9],
          [0, 0, 9],
        ],
      ],
    },
    extent: { xmin: 0, ymin: 0, xmax: 4, ymax: 3 },
  },
  {
    case: "a collection, without its invalid coordinates",
    geojson: {
      type: "GeometryCollection",
      geometries: [
        { type: "Point", coordinates: [1, 1] },
        { type: "Point", coordinates: [Number.NaN, 2] },
        { type: "Point", coordinates: [500, 2] },
      ],
    },
    extent: { xmin: 1, ymin: 1, xmax: 1, ymax: 1 },
  },
  {
    case: "Guam and Hawaii, across the antimeridian",
    geojson: {
      type: "MultiPoint",
      coordinates: [
        [-157.8, 21.3],
        [144.8, 13.4],
      ],
    },
    extent: { xmin: 144.8, ymin: 13.4, xmax: -157.8, ymax: 21.3 },
  },
  {
    case: "Alaska, which is cut at the antimeridian",
    geojson: {
      type: "MultiPolygon",
      coordinates: [[box(-180, 51, -130, 71)], [box(172, 52, 180, 53)]],
    },
    extent: { xmin: 172, ymin: 51, xmax: -130, ymax: 71 },
  },
  {
    case: "a wide polygon with few corners",
    geojson: { type: "Polygon", coordinates: [box(-170, -10, 170, 10)] },
    extent: { xmin: -170, ymin: -10, xmax: 170, ymax: 10 },
  },
  { case: "no features", geojson: { type: "FeatureCollection", features: [] }, extent: undefined },
  { case: "an empty geometry", geojson: { type: "Polygon", coordinates: [] }, extent: undefined },
  {
    case: "a feature without a geometry",
    geojson: { type: "Feature", geometry: null, properties: {} } as unknown as GeoJSON,
    extent: undefined,
  },
])("the extent of $case", ({ geojson, extent }) => {
  expect(extentOf(geojson)).toEqual(extent);
});
