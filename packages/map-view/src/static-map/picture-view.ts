import { type Extent, extentOf, isExtent } from "../view/extent.ts";
import { isOnEarth, isPosition, lngLatOf, type Position } from "../view/position.ts";
import { fitExtent, paddingOf, type Size } from "../view/viewpoint.ts";
import type { PictureView } from "./area-path.ts";

/** The 48 contiguous states, the default view of a map. */
export const CONTIGUOUS_STATES: Extent = { xmin: -125, ymin: 24.3, xmax: -66.8, ymax: 49.6 };

/** What to show in a picture. */
export interface PictureTarget {
  center?: Position | undefined;
  zoom?: number | undefined;
  extent?: Extent | undefined;
  markers: readonly { longitude: number; latitude: number }[];
}

/** Padding around the markers, in px. */
const AROUND_MARKERS = 48;
/** Deepest zoom of a picture that is fitted to markers. Closer, it would show nothing else. */
const MAX_ZOOM = 6;

/** The view that shows a center, an extent, or else all markers, or else the 48 states. */
export function pictureView(target: PictureTarget, size: Size): PictureView {
  const { center, zoom, extent, markers } = target;
  if (isPlace(center)) {
    const [longitude, latitude] = lngLatOf(center);
    return { longitude, latitude, zoom: zoom ?? MAX_ZOOM };
  }
  if (extent && isExtent(extent) && Object.values(extent).every(Number.isFinite))
    return fitExtent(extent, size);
  const coordinates = markers.map(({ longitude, latitude }) => [longitude, latitude]);
  const around = extentOf({ type: "MultiPoint", coordinates });
  if (!around) return fitExtent(CONTIGUOUS_STATES, size);
  const fitted = fitExtent(around, size, paddingOf(AROUND_MARKERS));
  return { ...fitted, zoom: Math.min(zoom ?? fitted.zoom, MAX_ZOOM) };
}

/** Whether a center is on the earth. An invalid one must not break the page. */
function isPlace(center: Position | undefined): center is Position {
  if (!isPosition(center)) return false;
  const { longitude, latitude } =
    "longitude" in center ? center : { longitude: center[0], latitude: center[1] };
  return isOnEarth(longitude, latitude);
}
