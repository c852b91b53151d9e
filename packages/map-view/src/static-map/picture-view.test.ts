import { expect, test } from "vitest";
import { extentOfView } from "../view/viewpoint.ts";
import { CONTIGUOUS_STATES, type PictureTarget, pictureView } from "./picture-view.ts";

const size = { width: 800, height: 500 };
const denver = { longitude: -104.99, latitude: 39.74 };
const boston = { longitude: -71.06, latitude: 42.36 };

test.each<{ case: string; target: Partial<PictureTarget>; view: object }>([
  {
    case: "the center at its zoom",
    target: { center: denver, zoom: 9, markers: [boston] },
    view: { ...denver, zoom: 9 },
  },
  { case: "a marker not too close", target: { markers: [denver] }, view: { zoom: 6 } },
  { case: "a marker as close as asked", target: { markers: [denver], zoom: 4 }, view: { zoom: 4 } },
])("shows $case", ({ target, view }) => {
  expect(pictureView({ markers: [], ...target }, size)).toMatchObject(view);
});

test("keeps 48 px around the markers free", () => {
  const view = pictureView({ markers: [denver, boston] }, size);
  const inner = { width: size.width - 96, height: size.height };
  const { xmin, xmax } = extentOfView(view, inner);

  expect([xmin, xmax]).toEqual([expect.closeTo(-104.99, 6), expect.closeTo(-71.06, 6)]);
});

test.each<{ case: string; target: Partial<PictureTarget>; xs: [number, number] }>([
  { case: "an extent", target: { extent: CONTIGUOUS_STATES }, xs: [-125, -66.8] },
  { case: "the 48 states without a target", target: {}, xs: [-125, -66.8] },
  { case: "all markers", target: { markers: [denver, boston] }, xs: [-104.99, -71.06] },
])("shows the whole of $case", ({ target, xs: [west, east] }) => {
  const { xmin, xmax } = extentOfView(pictureView({ markers: [], ...target }, size), size);

  expect(xmin).toBeLessThanOrEqual(west + 1e-9);
  expect(xmax).toBeGreaterThanOrEqual(east - 1e-9);
});
