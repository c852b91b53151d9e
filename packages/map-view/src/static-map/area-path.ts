import type { MultiPolygon, Position } from "geojson";
import { project, type Size, type ViewState } from "../view/viewpoint.ts";

/** Center and zoom of a picture, north up. */
export type PictureView = Pick<ViewState, "longitude" | "latitude" | "zoom">;

/** A point of a picture, in px from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Projects the copy of a place that is nearest to the center of a picture. */
export function pointIn(
  view: PictureView,
  size: Size,
  [longitude = 0, latitude = 0]: Position,
): Point {
  const turns = Math.round((view.longitude - longitude) / 360);
  return projectTo(view, size, longitude + 360 * turns, latitude);
}

function projectTo(view: PictureView, size: Size, longitude: number, latitude: number): Point {
  const middle = project([view.longitude, view.latitude]);
  const { x, y } = project([longitude, latitude]);
  const factor = 2 ** view.zoom;
  return {
    x: (x - middle.x) * factor + size.width / 2,
    y: (y - middle.y) * factor + size.height / 2,
  };
}

/** Outlines as the `d` of an SVG path; empty if none of them is in the picture. */
export function areaPath({ coordinates }: MultiPolygon, view: PictureView, size: Size): string {
  return turnsOf(view, size)
    .flatMap((turn) =>
      coordinates
        .map((rings) =>
          rings.map((ring) => ring.map(([x = 0, y = 0]) => projectTo(view, size, x + turn, y))),
        )
        .filter(([outer]) => outer !== undefined && touches(outer, size))
        .flatMap((rings) => rings.map(ringPath)),
    )
    .join("");
}

/** Degrees from the antimeridian within which the other side of it is drawn too. Some shapes go on beyond it. */
const NEAR_ANTIMERIDIAN = 15;

/** Degrees by which shapes are turned around the earth to be in a picture. */
function turnsOf({ longitude, zoom }: PictureView, { width }: Size): number[] {
  const reach = (180 * width) / 512 / 2 ** zoom + NEAR_ANTIMERIDIAN;
  return [
    0,
    ...(longitude + reach > 180 ? [360] : []),
    ...(longitude - reach < -180 ? [-360] : []),
  ];
}

function touches(ring: readonly Point[], { width, height }: Size): boolean {
  return (
    ring.some(({ x }) => x >= 0) &&
    ring.some(({ x }) => x <= width) &&
    ring.some(({ y }) => y >= 0) &&
    ring.some(({ y }) => y <= height)
  );
}

function ringPath(ring: readonly Point[]): string {
  const points = ring.map(({ x, y }) => `${round(x)},${round(y)}`);
  // Drops points that round to the same position.
  return `M${points.filter((point, at) => point !== points[at - 1]).join(" ")}Z`;
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
