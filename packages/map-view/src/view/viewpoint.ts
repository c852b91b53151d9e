import { boundsToExtent, type Extent, isExtent, wrapLongitude } from "./extent.ts";
import { type LngLat, lngLatOf, type Position } from "./position.ts";
import { scaleToZoom, zoomToScale } from "./scale.ts";

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
export function wrapAngle(degrees: number): number {
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

/** Returns the camera that shows a viewpoint in a map of this size. */
export function viewStateOf(viewpoint: Viewpoint, size: Size): ViewState {
  const { targetGeometry, scale, rotation, camera } = viewpoint;
  const turned = {
    bearing: camera ? rotationToBearing(-camera.heading) : rotationToBearing(rotation),
    pitch: camera?.tilt ?? 0,
  };
  if (isExtent(targetGeometry)) {
    const fitted = fitExtent(targetGeometry, size);
    return { ...fitted, ...turned, ...(scale !== undefined && { zoom: scaleToZoom(scale) }) };
  }
  const [longitude, latitude] = lngLatOf(targetGeometry);
  return { longitude, latitude, zoom: scale === undefined ? 0 : scaleToZoom(scale), ...turned };
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

/** Returns the center and zoom at which an extent fits a map of this size, north up. */
export function fitExtent(
  extent: Extent,
  { width, height }: Size,
  { top, right, bottom, left }: Padding = paddingOf(0),
): Pick<ViewState, "longitude" | "latitude" | "zoom"> {
  const east = extent.xmax < extent.xmin ? extent.xmax + 360 : extent.xmax;
  const [topLeft, bottomRight] = [
    project([extent.xmin, extent.ymax]),
    project([east, extent.ymin]),
  ];
  const factor = Math.min(
    Math.max(1, width - left - right) / Math.max(1e-9, bottomRight.x - topLeft.x),
    Math.max(1, height - top - bottom) / Math.max(1e-9, bottomRight.y - topLeft.y),
  );
  const [longitude, latitude] = unproject({
    x: (topLeft.x + bottomRight.x + (right - left) / factor) / 2,
    y: (topLeft.y + bottomRight.y + (bottom - top) / factor) / 2,
  });
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
