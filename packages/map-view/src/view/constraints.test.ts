import { expect, test } from "vitest";
import { cameraLimits, canZoomIn, canZoomOut, type Constraints } from "./constraints.ts";
import { zoomToScale } from "./scale.ts";

test.each<{ case: string; constraints: Constraints; limits: object }>([
  {
    case: "no limits",
    constraints: {},
    limits: { minZoom: 0, maxZoom: 24, maxPitch: 85, zoomSnap: 0, rotationEnabled: true },
  },
  { case: "zooms", constraints: { minZoom: 3, maxZoom: 12 }, limits: { minZoom: 3, maxZoom: 12 } },
  {
    case: "scales, which win over zooms",
    constraints: { minZoom: 0, minScale: zoomToScale(5), maxScale: zoomToScale(15) },
    limits: { minZoom: expect.closeTo(5, 9), maxZoom: expect.closeTo(15, 9) },
  },
  {
    case: "a zoom that would block the page",
    constraints: { maxZoom: 36 },
    limits: { maxZoom: 24 },
  },
  {
    case: "limits the wrong way around",
    constraints: { minZoom: 9, maxZoom: 4 },
    limits: { minZoom: 4, maxZoom: 4 },
  },
  {
    case: "an extent",
    constraints: { geometry: { xmin: -109, ymin: 37, xmax: -102, ymax: 41 } },
    limits: {
      maxBounds: [
        [-109, 37],
        [-102, 41],
      ],
    },
  },
  {
    case: "a geometry",
    constraints: {
      geometry: {
        type: "LineString",
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
    },
    limits: {
      maxBounds: [
        [1, 2],
        [3, 4],
      ],
    },
  },
  {
    case: "no rotation, whole zooms, a tilt",
    constraints: { rotationEnabled: false, snapToZoom: true, tilt: { max: 60 } },
    limits: { rotationEnabled: false, zoomSnap: 1, maxPitch: 60 },
  },
  { case: "a tilt of 100", constraints: { tilt: { max: 100 } }, limits: { maxPitch: 85 } },
])("maps $case to MapLibre's options", ({ constraints, limits }) => {
  expect(cameraLimits(constraints, true)).toMatchObject(limits);
});

test("a 2D map does not tilt", () => {
  expect(cameraLimits({ tilt: { max: 60 } }, false).maxPitch).toBe(0);
});

test.each([
  { zoom: 12, canIn: false, canOut: true },
  { zoom: 12 - 1e-7, canIn: false, canOut: true },
  { zoom: 11.9, canIn: true, canOut: true },
  { zoom: 3 + 1e-7, canIn: true, canOut: false },
])("between zoom 3 and 12, at $zoom: in $canIn, out $canOut", ({ zoom, canIn, canOut }) => {
  expect(canZoomIn(zoom, 12)).toBe(canIn);
  expect(canZoomOut(zoom, 3)).toBe(canOut);
});
