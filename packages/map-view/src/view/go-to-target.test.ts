import type { Feature } from "geojson";
import { expect, test } from "vitest";
import { cameraFor, type GoToTarget } from "./go-to-target.ts";
import { zoomToScale } from "./scale.ts";

const current = { longitude: -98, latitude: 39, zoom: 4, bearing: 20, pitch: 10 };
const north = { ...current, bearing: 0, pitch: 0 };
const size = { width: 592, height: 592 };
const at = (...coordinates: number[]): Feature => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: {},
});

test.each<{ target: GoToTarget; camera: object; from?: typeof current }>([
  { target: [-105, 40], camera: { longitude: -105, latitude: 40, zoom: 4, bearing: 20 } },
  { target: { longitude: 1, latitude: 2 }, camera: { longitude: 1, latitude: 2, pitch: 10 } },
  { target: { zoom: 9 }, camera: { longitude: -98, latitude: 39, zoom: 9, bearing: 20 } },
  { target: { zoom: 99 }, camera: { zoom: 24 } },
  { target: { zoom: 3, scale: zoomToScale(7) }, camera: { zoom: 7 } },
  { target: { center: [3, 4], rotation: 90 }, camera: { longitude: 3, bearing: -90 } },
  { target: { heading: 90, tilt: 60 }, camera: { bearing: 90, pitch: 60 } },
  { target: { rotation: 0 }, camera: { bearing: 0, zoom: 4, pitch: 10 } },
  {
    target: { targetGeometry: [5, 6], scale: zoomToScale(8), rotation: 0 },
    camera: { longitude: 5, latitude: 6, zoom: 8, bearing: 0, pitch: 0 },
  },
  {
    target: { xmin: -180, ymin: -85.051129, xmax: 180, ymax: 85.051129 },
    camera: { longitude: 0, latitude: 0, zoom: 0 },
    from: north,
  },
  { target: at(-105, 40), camera: { longitude: -105, latitude: 40, zoom: 14 } },
  { target: [at(-106, 0), at(-104, 0)], camera: { longitude: -105, latitude: 0 }, from: north },
])("goes to $target", ({ target, camera, from = current }) => {
  const expected = Object.fromEntries(
    Object.entries(camera).map(([key, value]) => [key, expect.closeTo(Number(value), 6)]),
  );

  expect(cameraFor(target, from, size)).toMatchObject(expected);
});

test("does not zoom out to show a place", () => {
  expect(cameraFor(at(-105, 40), { ...current, zoom: 16 }, size).zoom).toBe(16);
});

test.each<{ case: string; target: GoToTarget }>([
  { case: "no features", target: [] },
  { case: "invalid coordinates", target: [0, 120] },
  { case: "NaN", target: { center: [Number.NaN, 0] } },
  { case: "a position of NaN", target: [Number.NaN, 40] },
  { case: "a zoom of NaN", target: { zoom: Number.NaN } },
  { case: "a rotation of NaN", target: { rotation: Number.NaN } },
  {
    case: "a viewpoint of NaN",
    target: { targetGeometry: { xmin: Number.NaN, ymin: 0, xmax: 1, ymax: 1 }, rotation: 0 },
  },
  { case: "an empty geometry", target: { type: "MultiPoint", coordinates: [] } },
  { case: "an extent beyond the world", target: { xmin: 0, ymin: 0, xmax: 900, ymax: 10 } },
])("rejects $case", ({ target }) => {
  expect(() => cameraFor(target, current, size)).toThrow(
    expect.objectContaining({ code: "invalid-location" }),
  );
});
