import type { Feature, GeoJSON } from "geojson";
import { FIT_PADDING } from "../constants.ts";
import { type Extent, extentOf, isExtent } from "./extent.ts";
import { fitInView } from "./fit-in-view.ts";
import { isPosition, lngLatOf, type Position } from "./position.ts";
import { clampZoom, scaleToZoom } from "./scale.ts";
import { ViewError } from "./view-error.ts";
import {
  type Padding,
  paddingOf,
  rotationToBearing,
  type Size,
  type Viewpoint,
  type ViewState,
} from "./viewpoint.ts";
import { viewStateOf } from "./view-state-of.ts";

/** Parts of a view; omitted ones stay as they are. */
export interface PartialView {
  /** Center of the view. */
  center?: Position;
  /** Zoom level. */
  zoom?: number;
  /** Scale denominator; takes precedence over `zoom`. */
  scale?: number;
  /** Degrees by which the map is turned, counter-clockwise. */
  rotation?: number;
  /** Compass direction of the camera, in degrees; takes precedence over `rotation`. */
  heading?: number;
  /** Tilt of the camera from straight down, in degrees. */
  tilt?: number;
}

/** Target of `goTo`. */
export type GoToTarget = Position | Extent | Viewpoint | PartialView | GeoJSON | readonly Feature[];

/** Zoom for a target without a size. */
const PLACE_ZOOM = 14;

/**
 * Returns the camera that shows a target.
 *
 * @param padding around a target that is fitted into the map
 * @param inset MapLibre's own padding of the map
 * @throws ViewError if the target has no place on the earth
 */
export function cameraFor(
  target: GoToTarget,
  current: ViewState,
  size: Size,
  padding = paddingOf(FIT_PADDING),
  inset = paddingOf(0),
): ViewState {
  const view = rawCamera(target, current, size, padding, inset);
  if (Object.values(view).some((each) => Number.isNaN(each))) {
    throw new ViewError("invalid-location", "The target has a value that is not a number.");
  }
  return { ...view, zoom: clampZoom(view.zoom) };
}

function rawCamera(
  target: GoToTarget,
  current: ViewState,
  size: Size,
  padding: Padding,
  inset: Padding,
): ViewState {
  const fit = (extent: Extent | undefined): ViewState => {
    const { bearing, pitch } = current;
    return showExtent(extent, current, (place) =>
      fitInView(place, size, padding, { bearing, pitch, inset }),
    );
  };
  if (isFeatures(target))
    return fit(extentOf({ type: "FeatureCollection", features: [...target] }));
  if (isCoordinates(target) || isPosition(target)) return { ...current, ...placeOf(target) };
  if ("type" in target) return fit(extentOf(target));
  if (isExtent(target)) return fit(target);
  if ("targetGeometry" in target) return viewStateOf(target, size, inset);
  return changeParts(target, current);
}

/** Whether a target is fitted into the map with its padding. */
export function isFitted(target: GoToTarget): boolean {
  return isFeatures(target) || "type" in target || isExtent(target);
}

/** Whether the camera for a target depends on the size of the map. */
export function dependsOnSize(target: GoToTarget): boolean {
  return isFitted(target) || ("targetGeometry" in target && isExtent(target.targetGeometry));
}

function isFeatures(target: GoToTarget): target is readonly Feature[] {
  return Array.isArray(target) && (target.length === 0 || typeof target[0] === "object");
}

/** Whether a target is a list of numbers, valid or not. */
function isCoordinates(target: GoToTarget): target is Position {
  return Array.isArray(target);
}

function placeOf(position: Position): Pick<ViewState, "longitude" | "latitude"> {
  const [longitude, latitude] = lngLatOf(position);
  return { longitude, latitude };
}

function showExtent(
  extent: Extent | undefined,
  current: ViewState,
  fit: (extent: Extent) => Partial<ViewState>,
): ViewState {
  if (!extent) throw new ViewError("invalid-location", "The target has no place on the earth.");
  lngLatOf([extent.xmin, extent.ymin]);
  lngLatOf([extent.xmax, extent.ymax]);
  const isPlace = extent.xmin === extent.xmax && extent.ymin === extent.ymax;
  return {
    ...current,
    ...fit(extent),
    ...(isPlace && { zoom: Math.max(current.zoom, PLACE_ZOOM) }),
  };
}

function changeParts(
  { center, zoom, scale, rotation, heading, tilt }: PartialView,
  current: ViewState,
): ViewState {
  const turned = heading ?? (rotation === undefined ? undefined : -rotation);
  return {
    ...current,
    ...(center && placeOf(center)),
    ...(zoom !== undefined && { zoom }),
    ...(scale !== undefined && { zoom: scaleToZoom(scale) }),
    ...(turned !== undefined && { bearing: rotationToBearing(-turned) }),
    ...(tilt !== undefined && { pitch: tilt }),
  };
}
