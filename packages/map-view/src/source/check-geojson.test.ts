import { expect, test } from "vitest";
import { checkGeoJson } from "./check-geojson.ts";

const point = (...coordinates: unknown[]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: {},
});
const polygon = (coordinates: unknown) => ({
  type: "Feature",
  geometry: { type: "Polygon", coordinates },
  properties: {},
});
const bow = [
  [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ],
];

const at = [1, 2];
const line = [at, [3, 4]];
const ring = [...line, [3, 2], at];
const parts = [
  { type: "Point", coordinates: at },
  { type: "LineString", coordinates: line },
];

test.each([
  { type: "Point", coordinates: at },
  { type: "MultiPoint", coordinates: line },
  { type: "LineString", coordinates: line },
  { type: "MultiLineString", coordinates: [line] },
  { type: "Polygon", coordinates: [ring] },
  { type: "MultiPolygon", coordinates: [[ring]] },
  { type: "GeometryCollection", geometries: parts },
  { type: "Feature", geometry: parts[0], properties: {} },
])("the data may be a $type", (data) => {
  expect(checkGeoJson(data)).toEqual({ data, dropped: 0 });
});

test.each([
  { case: "a point", feature: point(1, 2), kept: true },
  { case: "NaN", feature: point(Number.NaN, 2), kept: false },
  { case: "a longitude out of range", feature: point(900, 2), kept: false },
  { case: "a longitude beyond the antimeridian", feature: point(190, 2), kept: true },
  { case: "null in coordinates", feature: point(null, 2), kept: false },
  { case: "text in coordinates", feature: point("1", "2"), kept: false },
  { case: "no coordinates", feature: point(), kept: false },
  { case: "a polygon that crosses itself", feature: polygon(bow), kept: true },
  { case: "an empty polygon", feature: polygon([]), kept: false },
  { case: "a polygon with an empty ring", feature: polygon([[]]), kept: false },
  {
    case: "a polygon with one wrong corner",
    feature: polygon([
      [
        [0, 0],
        [NaN, 1],
        [1, 1],
        [0, 0],
      ],
    ]),
    kept: false,
  },
  {
    case: "no geometry",
    feature: { type: "Feature", geometry: null, properties: {} },
    kept: false,
  },
  {
    case: "an unknown geometry",
    feature: { type: "Feature", geometry: { type: "Circle" } },
    kept: false,
  },
  {
    case: "an unknown geometry with coordinates",
    feature: { type: "Feature", geometry: { type: "Circle", coordinates: [1, 2] } },
    kept: false,
  },
  {
    case: "an unknown geometry in a collection",
    feature: {
      type: "Feature",
      geometry: { type: "GeometryCollection", geometries: [{ type: "Circle", coordinates: at }] },
    },
    kept: false,
  },
  {
    case: "a line that starts with null",
    feature: { type: "Feature", geometry: { type: "LineString", coordinates: [null, at] } },
    kept: false,
  },
  { case: "null", feature: null, kept: false },
])("keeps a feature with $case: $kept", ({ feature, kept }) => {
  const { data, dropped } = checkGeoJson({ type: "FeatureCollection", features: [feature] });

  expect(data).toMatchObject({ features: kept ? [feature] : [] });
  expect(dropped).toBe(kept ? 0 : 1);
});

test("returns valid data unchanged", () => {
  const data = { type: "FeatureCollection", features: [point(1, 2)] };

  expect(checkGeoJson(data).data).toBe(data);
});

test.each([null, 5, "{}", {}, [], { type: "Map" }, { type: "FeatureCollection" }])(
  "%j is not GeoJSON",
  (data) => {
    expect(() => checkGeoJson(data)).toThrow(expect.objectContaining({ code: "invalid-data" }));
  },
);
