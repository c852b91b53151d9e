import { MAX_CAMERA_ZOOM, MAX_TILT } from "../constants.ts";
import type { GeoJSON } from "geojson";
import { type Bounds, type Extent, extentOf, extentToBounds, isExtent } from "./extent.ts";
import { clampZoom, scaleToZoom } from "./scale.ts";

/** Limits of the camera. */
export interface Constraints {
  /** Smallest zoom. */
  minZoom?: number;
  /** Largest zoom; at most 24. */
  maxZoom?: number;
  /** Scale denominator at the smallest zoom, the larger one of the two. Takes precedence over `minZoom`. */
  minScale?: number;
  /** Scale denominator at the largest zoom, the smaller one of the two. Takes precedence over `maxZoom`. */
  maxScale?: number;
  /** Keeps the camera inside this extent, or the extent of this geometry. Without an area it limits nothing. */
  geometry?: Extent | GeoJSON;
  /**
   * Whether users can turn the map.
   * @default true
   */
  rotationEnabled?: boolean;
  /**
   * Whether zooming ends on whole levels.
   * @default false
   */
  snapToZoom?: boolean;
  /** Steepest tilt, in degrees from looking straight down; 85 at most. */
  tilt?: { max: number };
}

/** Limits of the camera in the format of MapLibre. */
export interface CameraLimits {
  minZoom: number;
  maxZoom: number;
  maxPitch: number;
  zoomSnap: number;
  rotationEnabled: boolean;
  maxBounds: Bounds | undefined;
}

/** Converts limits to the format of MapLibre. A 2D map does not tilt. */
export function cameraLimits(constraints: Constraints, is3d: boolean): CameraLimits {
  const { minScale, maxScale, geometry, rotationEnabled = true, snapToZoom = false } = constraints;
  const minZoom = clampZoom(minScale ? scaleToZoom(minScale) : (constraints.minZoom ?? 0));
  const maxZoom = clampZoom(
    maxScale ? scaleToZoom(maxScale) : (constraints.maxZoom ?? MAX_CAMERA_ZOOM),
  );
  const extent = geometry && (isExtent(geometry) ? geometry : extentOf(geometry));
  return {
    minZoom: Math.min(minZoom, maxZoom),
    maxZoom,
    maxPitch: is3d ? Math.min(constraints.tilt?.max ?? MAX_TILT, MAX_TILT) : 0,
    zoomSnap: snapToZoom ? 1 : 0,
    rotationEnabled,
    maxBounds: extent && hasArea(extent) ? extentToBounds(extent) : undefined,
  };
}

/** Smallest width and height that limits the camera, in degrees. MapLibre fails on bounds that it cannot fill the map with. */
const SMALLEST_LIMIT = 1e-4;

function hasArea(extent: Extent): boolean {
  const [[west, south], [east, north]] = extentToBounds(extent);
  return east - west >= SMALLEST_LIMIT && north - south >= SMALLEST_LIMIT;
}

/** Tolerance between zoom levels, because the camera rarely stops on the exact number. */
const EPSILON = 1e-6;

/** Whether there is a level further in. */
export function canZoomIn(zoom: number, maxZoom: number): boolean {
  return zoom < maxZoom - EPSILON;
}

/** Whether there is a level further out. */
export function canZoomOut(zoom: number, minZoom: number): boolean {
  return zoom > minZoom + EPSILON;
}
