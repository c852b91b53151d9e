import { expect, test } from "vitest";
import { FIT_PADDING } from "../constants.ts";
import { cameraFor } from "./go-to-target.ts";
import { paddingOf, project, turn, type ViewState } from "./viewpoint.ts";

const size = { width: 600, height: 400 };
const start = { longitude: -98, latitude: 39, zoom: 4, bearing: 0, pitch: 0 };
const none = paddingOf(0);
const panel = { ...none, left: 200, bottom: 60 };
const colorado = { xmin: -109, ymin: 37, xmax: -102, ymax: 41 };
const corners = [
  [-109, 37],
  [-109, 41],
  [-102, 37],
  [-102, 41],
] as const;

/** Where MapLibre shows a place: its eye is 1.5 heights of the map from the center. */
function pointOn(view: ViewState, place: readonly [number, number], inset = none) {
  const center = project([view.longitude, view.latitude]);
  const at = project([...place]);
  const { x, y } = turn({ x: at.x - center.x, y: at.y - center.y }, view.bearing);
  const [tilt, factor, eye] = [(view.pitch * Math.PI) / 180, 2 ** view.zoom, 1.5 * size.height];
  const near = eye / (eye - y * factor * Math.sin(tilt));
  return {
    x: (size.width + inset.left - inset.right) / 2 + x * factor * near,
    y: (size.height + inset.top - inset.bottom) / 2 + y * factor * Math.cos(tilt) * near,
  };
}

test.each([
  { bearing: 0, pitch: 0, inset: none },
  { bearing: 45, pitch: 0, inset: none },
  { bearing: -120, pitch: 0, inset: panel },
  { bearing: 0, pitch: 60, inset: none },
  { bearing: 30, pitch: 60, inset: panel },
  { bearing: 200, pitch: 85, inset: none },
])("fills a map with an extent: turned $bearing°, tilted $pitch°", ({ bearing, pitch, inset }) => {
  const padding = {
    top: FIT_PADDING + inset.top,
    right: FIT_PADDING + inset.right,
    bottom: FIT_PADDING + inset.bottom,
    left: FIT_PADDING + inset.left,
  };

  const view = cameraFor(colorado, { ...start, bearing, pitch }, size, padding, inset);

  const points = corners.map((corner) => pointOn(view, corner, inset));
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  const room = {
    left: Math.min(...x) - padding.left,
    right: size.width - padding.right - Math.max(...x),
    top: Math.min(...y) - padding.top,
    bottom: size.height - padding.bottom - Math.max(...y),
  };
  expect(room.left).toBeCloseTo(room.right, 0);
  expect(room.top).toBeCloseTo(room.bottom, 0);
  expect(Math.min(room.left, room.top)).toBeGreaterThan(-1);
  expect(Math.min(room.left, room.top)).toBeLessThan(1);
});
