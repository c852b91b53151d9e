import { boundsToExtent, type Extent, wrapLongitude } from "./extent.ts";
import type { LngLat, Position } from "./position.ts";
import { zoomToScale } from "./scale.ts";

/** Where the camera is, in MapLibre's words. */
export interface ViewState {
  /** Degrees east. */
  longitude: number;
  /** Degrees north. */
  latitude: number;
  /** Zoom level. */
  zoom: number;
  /** Degrees that the top of the map is turned away from north, clockwise. */
  bearing: number;
  /** Degrees from looking straight down. */
  pitch: number;
}

/** The eye of a map in 3D. */
export interface ViewCamera {
  /** Place of the eye, and its height in meters. */
  position: { longitude: number; latitude: number; z?: number };
  /** Compass direction of the camera, in degrees. */
  heading: number;
  /** Degrees from looking straight down. */
  tilt: number;
}

/** What a map shows, so that it can be kept and shown again in a map of another size. */
export interface Viewpoint {
  /** The place in the middle, or the extent to show. */
  targetGeometry: Position | Extent;
  /** Scale denominator. Left out for an extent, which decides it. */
  scale?: number;
  /** Degrees by which the map is turned, counter-clockwise from north. */
  rotation: number;
  /** The eye, in 3D. */
  camera?: ViewCamera;
}

/** Width and height in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** An angle from 0 up to 360. */
function wrapAngle(degrees: number): number {
  const wrapped = ((degrees % 360) + 360) % 360;
  // Neither -0 nor a 360 from rounding.
  return wrapped === 360 ? 0 : wrapped + 0;
}

/** MapLibre's bearing as the rotation of the map, which counts the other way. */
export function bearingToRotation(bearing: number): number {
  return wrapAngle(-bearing);
}

/** The rotation of the map as MapLibre's bearing, from -180 up to 180. */
export function rotationToBearing(rotation: number): number {
  const bearing = wrapAngle(-rotation);
  return bearing > 180 ? bearing - 360 : bearing;
}

/** Converts a camera to a viewpoint, which includes the camera in 3D. */
export function viewpointOf(view: ViewState, is3d = view.pitch !== 0): Viewpoint {
  const { longitude, latitude, zoom, bearing, pitch } = view;
  const place = { longitude: wrapLongitude(longitude), latitude };
  const camera = { position: place, heading: wrapAngle(bearing), tilt: pitch };
  return {
    targetGeometry: place,
    scale: zoomToScale(zoom),
    rotation: bearingToRotation(bearing),
    ...(is3d && { camera }),
  };
}

const WORLD = 512;

/** Projects a place to the Web Mercator square of zoom 0, in CSS px. */
export function project([longitude, latitude]: LngLat): { x: number; y: number } {
  const sine = Math.sin((Math.max(-85.051129, Math.min(85.051129, latitude)) * Math.PI) / 180);
  return {
    x: WORLD * (longitude / 360 + 0.5),
    y: WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** The inverse of {@link project}. */
export function unproject({ x, y }: { x: number; y: number }): LngLat {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;
  return [(x / WORLD - 0.5) * 360, latitude];
}

/** Space around what is fitted into a map, in CSS px. */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The same padding at each side. */
export function paddingOf(px: number): Padding {
  return { top: px, right: px, bottom: px, left: px };
}

/** A point, or the way from one to another, in px. */
export interface Point {
  x: number;
  y: number;
}

/** How a map is turned, and the part of it that has the camera's center in its middle. */
export interface Framing {
  /** As in {@link ViewState}. */
  bearing?: number;
  /** MapLibre's own padding of a map, such as next to a panel of the host. */
  inset?: Padding;
}

/** Turns a point around the origin, as a map with this bearing turns the earth. */
export function turn({ x, y }: Point, bearing: number): Point {
  const [sin, cos] = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)];
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** The corners of an extent in the square of zoom 0, as a map with this bearing turns it. */
export function turnedCorners(extent: Extent, bearing: number): Point[] {
  const east = extent.xmax < extent.xmin ? extent.xmax + 360 : extent.xmax;
  const corners: LngLat[] = [
    [extent.xmin, extent.ymin],
    [extent.xmin, extent.ymax],
    [east, extent.ymin],
    [east, extent.ymax],
  ];
  return corners.map((corner) => turn(project(corner), bearing));
}

/** The sides of the smallest box around points. */
export function boxAround(points: readonly Point[]): Padding {
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  return {
    top: Math.min(...y),
    right: Math.max(...x),
    bottom: Math.max(...y),
    left: Math.min(...x),
  };
}

/** Returns the center and zoom at which an extent fits a map of this size that is not tilted. */
export function fitExtent(
  extent: Extent,
  { width, height }: Size,
  padding: Padding = paddingOf(0),
  { bearing = 0, inset = paddingOf(0) }: Framing = {},
): Pick<ViewState, "longitude" | "latitude" | "zoom"> {
  const { top, right, bottom, left } = boxAround(turnedCorners(extent, bearing));
  const factor = Math.min(
    Math.max(1, width - padding.left - padding.right) / Math.max(1e-9, right - left),
    Math.max(1, height - padding.top - padding.bottom) / Math.max(1e-9, bottom - top),
  );
  const middle = {
    x: left + right + (padding.right - padding.left - inset.right + inset.left) / factor,
    y: top + bottom + (padding.bottom - padding.top - inset.bottom + inset.top) / factor,
  };
  const { x, y } = turn(middle, -bearing);
  const [longitude, latitude] = unproject({ x: x / 2, y: y / 2 });
  return { longitude: wrapLongitude(longitude), latitude, zoom: Math.log2(factor) };
}

/** Returns the extent that a map of this size shows, north up. */
export function extentOfView(
  { longitude, latitude, zoom }: Pick<ViewState, "longitude" | "latitude" | "zoom">,
  { width, height }: Size,
): Extent {
  const middle = project([longitude, latitude]);
  const [halfWidth, halfHeight] = [width / 2 / 2 ** zoom, height / 2 / 2 ** zoom];
  const northwest = unproject({ x: middle.x - halfWidth, y: Math.max(0, middle.y - halfHeight) });
  const southeast = unproject({
    x: middle.x + halfWidth,
    y: Math.min(WORLD, middle.y + halfHeight),
  });
  return boundsToExtent([
    [northwest[0], southeast[1]],
    [southeast[0], northwest[1]],
  ]);
}
