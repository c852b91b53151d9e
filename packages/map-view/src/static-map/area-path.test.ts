import type { MultiPolygon } from "geojson";
import { expect, test } from "vitest";
import { areaPath, pointIn } from "./area-path.ts";

const size = { width: 512, height: 512 };
const world = { longitude: 0, latitude: 0, zoom: 0 };
const square = (...[x, y]: [number, number]): MultiPolygon => ({
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [x, y],
        [x + 10, y],
        [x + 10, y + 10],
        [x, y],
      ],
    ],
  ],
});

test.each([
  { view: world, place: [0, 0], x: 256, y: 256 },
  { view: world, place: [90, 0], x: 384, y: 256 },
  { view: { longitude: 180, latitude: 0, zoom: 0 }, place: [-90, 0], x: 384, y: 256 },
  { view: { longitude: 90, latitude: 0, zoom: 1 }, place: [0, 0], x: 0, y: 256 },
])("at $view, $place is at $x, $y", ({ view, place, x, y }) => {
  expect(pointIn(view, size, place)).toEqual({ x, y });
});

test("includes only what is in the picture", () => {
  expect(areaPath(square(0, 0), world, size)).toMatch(/^M256,256 270\.2,256 270\.2,241\.7/);
  expect(areaPath(square(0, 0), { longitude: 170, latitude: 0, zoom: 5 }, size)).toBe("");
});

test.each([175, -175])("includes shapes on both sides of the antimeridian, at %s", (longitude) => {
  const view = { longitude, latitude: 0, zoom: 2 };

  expect(areaPath(square(-175, 0), view, size)).not.toBe("");
  expect(areaPath(square(165, 0), view, size)).not.toBe("");
});

test("includes a shape around the whole picture", () => {
  expect(areaPath(square(0, 0), { longitude: 7, latitude: 3, zoom: 9 }, size)).not.toBe("");
});

test("the path of an empty shape is empty", () => {
  expect(areaPath({ type: "MultiPolygon", coordinates: [] }, world, size)).toBe("");
  expect(areaPath({ type: "MultiPolygon", coordinates: [[]] }, world, size)).toBe("");
});
