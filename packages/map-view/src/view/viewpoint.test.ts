import { expect, test } from "vitest";
import { zoomToScale } from "./scale.ts";
import {
  bearingToRotation,
  extentOfView,
  fitExtent,
  project,
  rotationToBearing,
  unproject,
  viewpointOf,
} from "./viewpoint.ts";
import { viewStateOf } from "./view-state-of.ts";

test.each([
  { bearing: 0, rotation: 0 },
  { bearing: 90, rotation: 270 },
  { bearing: -90, rotation: 90 },
  { bearing: 180, rotation: 180 },
])("in 2D, bearing $bearing is rotation $rotation", ({ bearing, rotation }) => {
  expect(bearingToRotation(bearing)).toBe(rotation);
  expect(rotationToBearing(rotation)).toBe(bearing);
});

test("in 3D, heading is the bearing and tilt the pitch", () => {
  const view = { longitude: -105, latitude: 40, zoom: 12, bearing: -30, pitch: 60 };

  expect(viewpointOf(view).camera).toMatchObject({ heading: 330, tilt: 60 });
});

test.each([
  { case: "2D", view: { longitude: -105, latitude: 40, zoom: 12, bearing: -30, pitch: 0 } },
  { case: "3D", view: { longitude: 10, latitude: -5, zoom: 3.5, bearing: 170, pitch: 45 } },
])("converting to a viewpoint and back returns the same view: $case", ({ view }) => {
  const again = viewStateOf(viewpointOf(view), { width: 600, height: 400 });

  for (const key of ["longitude", "latitude", "zoom", "bearing", "pitch"] as const)
    expect(again[key]).toBeCloseTo(view[key], 9);
});

test("a viewpoint of an extent fits it into the map", () => {
  const extent = { xmin: -109, ymin: 37, xmax: -102, ymax: 41 };

  const view = viewStateOf({ targetGeometry: extent, rotation: 90 }, { width: 500, height: 500 });

  expect(view).toMatchObject({ longitude: expect.closeTo(-105.5, 9), bearing: -90, pitch: 0 });
  expect(view.zoom).toBeCloseTo(Math.log2(500 / (512 * (7 / 360))), 9);
});

test("a viewpoint's scale wins over the scale that its extent would have", () => {
  const extent = { xmin: -109, ymin: 37, xmax: -102, ymax: 41 };
  const viewpoint = { targetGeometry: extent, rotation: 0, scale: zoomToScale(9) };

  expect(viewStateOf(viewpoint, { width: 500, height: 500 }).zoom).toBeCloseTo(9, 9);
});

test("a viewpoint of a place without a scale shows the whole world", () => {
  const viewpoint = { targetGeometry: { longitude: -105, latitude: 40 }, rotation: 0 };

  expect(viewStateOf(viewpoint, { width: 500, height: 500 })).toMatchObject({ zoom: 0 });
});

test("a map that is taller than the world shows no more than the world", () => {
  const view = { longitude: 0, latitude: 0, zoom: 0 };
  const { ymin, ymax } = extentOfView(view, { width: 300, height: 800 });

  expect([ymin, ymax]).toEqual([expect.closeTo(-85.051129, 6), expect.closeTo(85.051129, 6)]);
});

test("a fitted extent is what the map shows then", () => {
  const size = { width: 700, height: 700 };
  const { xmin, xmax, ymin, ymax } = extentOfView(
    fitExtent({ xmin: -109, ymin: 37, xmax: -102, ymax: 41 }, size),
    size,
  );

  expect([xmin, xmax]).toEqual([expect.closeTo(-109, 6), expect.closeTo(-102, 6)]);
  expect(ymin).toBeLessThan(37);
  expect(ymax).toBeGreaterThan(41);
});

test("a fitted extent is next to the larger padding", () => {
  const size = { width: 400, height: 300 };
  const padding = { top: 10, right: 110, bottom: 20, left: 10 };
  const extent = { xmin: -109, ymin: 30, xmax: -102, ymax: 31 };
  const { xmin, xmax } = extentOfView(fitExtent(extent, size, padding), size);
  const perDegree = size.width / (xmax - xmin);

  expect((-109 - xmin) * perDegree).toBeCloseTo(10, 6);
  expect((xmax + 102) * perDegree).toBeCloseTo(110, 6);
});

test("an extent across the antimeridian is fitted around it", () => {
  const { longitude } = fitExtent(
    { xmin: 170, ymin: -10, xmax: -160, ymax: 10 },
    { width: 300, height: 300 },
  );

  expect(longitude).toBeCloseTo(-175, 6);
});

test.each([
  { place: [0, 0], x: 256, y: 256 },
  { place: [-180, 85.051129], x: 0, y: 0 },
  { place: [180, -90], x: 512, y: 512 },
] as const)("projects $place to $x, $y", ({ place, x, y }) => {
  const projected = project([...place]);

  expect(projected.x).toBeCloseTo(x, 4);
  expect(projected.y).toBeCloseTo(y, 4);
  expect(unproject(projected)[0]).toBeCloseTo(place[0], 9);
});
