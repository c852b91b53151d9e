import { expect, test } from "vitest";
import { clampZoom, DEFAULT_TILE_INFO, scaleToZoom, zoomBy, zoomToScale } from "./scale.ts";

test.each([
  { zoom: 0, scale: 295_828_763.795_777_5 },
  { zoom: 1, scale: 147_914_381.897_888_75 },
  { zoom: 10, scale: 288_895.277_144_313_96 },
  { zoom: 20, scale: 282.124_294_086_244_1 },
])("zoom $zoom has scale $scale, and the other way around", ({ zoom, scale }) => {
  expect(zoomToScale(zoom)).toBeCloseTo(scale, 6);
  expect(scaleToZoom(scale)).toBeCloseTo(zoom, 9);
});

test.each([
  { factor: 2, zoom: 8 },
  { factor: 0.5, zoom: 6 },
  { factor: 1, zoom: 7 },
])("a zoom factor of $factor changes zoom 7 to $zoom", ({ factor, zoom }) => {
  expect(zoomBy(7, factor)).toBe(zoom);
});

test.each([
  { zoom: 30, clamped: 24 },
  { zoom: -1, clamped: 0 },
  { zoom: 12.3, clamped: 12.3 },
  { zoom: Number.NaN, clamped: 0 },
  { zoom: Infinity, clamped: 24 },
])("clamps zoom $zoom to $clamped", ({ zoom, clamped }) => {
  expect(clampZoom(zoom)).toBe(clamped);
});

test("map tiling is 512 px with 36 levels", () => {
  const { size, lods } = DEFAULT_TILE_INFO;

  expect(size).toBe(512);
  expect(lods).toHaveLength(36);
  expect(lods[0]?.resolution).toBeCloseTo(78_271.517, 3);
  expect(lods[35]).toMatchObject({ level: 35, scale: zoomToScale(35) });
});
