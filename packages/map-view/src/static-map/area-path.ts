import type { MultiPolygon, Position } from "geojson";
import { project, type Size, type ViewState } from "../view/viewpoint.ts";

/** Center and zoom of a picture, north up. */
export type PictureView = Pick<ViewState, "longitude" | "latitude" | "zoom">;

/** A point of a picture, in px from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Projects a place to a picture. */
export function pointIn(view: PictureView, size: Size, place: Position): Point {
  const middle = project([view.longitude, view.latitude]);
  const { x, y } = project([place[0] ?? 0, place[1] ?? 0]);
  const factor = 2 ** view.zoom;
  return {
    x: (x - middle.x) * factor + size.width / 2,
    y: (y - middle.y) * factor + size.height / 2,
  };
}

/** Outlines as the `d` of an SVG path; empty if none of them is in the picture. */
export function areaPath({ coordinates }: MultiPolygon, view: PictureView, size: Size): string {
  return coordinates
    .map((rings) => rings.map((ring) => ring.map((place) => pointIn(view, size, place))))
    .filter(([outer]) => outer !== undefined && touches(outer, size))
    .flatMap((rings) => rings.map(ringPath))
    .join("");
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
