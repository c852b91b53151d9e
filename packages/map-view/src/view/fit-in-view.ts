import { type Extent, wrapLongitude } from "./extent.ts";
import {
  boxAround,
  fitExtent,
  type Framing,
  type Padding,
  paddingOf,
  type Point,
  type Size,
  turn,
  turnedCorners,
  unproject,
  type ViewState,
} from "./viewpoint.ts";

/** Distance of MapLibre's eye from the center of the map, in heights of the map. */
export const EYE = 1.5;
/** Steps of both searches in a tilted map: for its center, and for its zoom, with an error below a thousandth of a level. */
const STEPS = 16;
/** How many levels further out or in a tilted map is at most than one that is not. */
const LEVELS = 8;

/** Returns the center and zoom at which an extent fits into a map that may be turned and tilted. */
export function fitInView(
  extent: Extent,
  size: Size,
  padding: Padding,
  { pitch = 0, ...framing }: Framing & { pitch?: number },
): Pick<ViewState, "longitude" | "latitude" | "zoom"> {
  const flat = fitExtent(extent, size, padding, framing);
  const { bearing = 0, inset = paddingOf(0) } = framing;
  const corners = turnedCorners(extent, bearing);
  const box = boxAround(corners);
  if (pitch === 0 || (box.left === box.right && box.top === box.bottom)) return flat;

  const tilt = (pitch * Math.PI) / 180;
  const eye = EYE * size.height;
  /** The part of the map to fill, from the point that shows the camera's center. */
  const free = {
    left: padding.left - (size.width + inset.left - inset.right) / 2,
    right: size.width - padding.right - (size.width + inset.left - inset.right) / 2,
    top: padding.top - (size.height + inset.top - inset.bottom) / 2,
    bottom: size.height - padding.bottom - (size.height + inset.top - inset.bottom) / 2,
  };
  /** The box on the screen around the corners; `undefined` if one of them is behind the eye. */
  const seen = (center: Point, factor: number): Padding | undefined => {
    const points = corners.map(({ x, y }) => {
      const [dx, dy] = [(x - center.x) * factor, (y - center.y) * factor];
      const near = eye / (eye - dy * Math.sin(tilt));
      return { x: dx * near, y: dy * Math.cos(tilt) * near, near };
    });
    return points.every(({ near }) => near > 0) ? boxAround(points) : undefined;
  };
  /** Centers the corners at a zoom. Returns the center, or `undefined` if they do not fit. */
  const centerAt = (zoom: number): Point | undefined => {
    const factor = 2 ** zoom;
    let center = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    for (let round = 0; round < STEPS; round += 1) {
      const at = seen(center, factor);
      if (!at) return undefined;
      center = {
        x: center.x + (at.left + at.right - free.left - free.right) / 2 / factor,
        y: center.y + (at.top + at.bottom - free.top - free.bottom) / 2 / factor / Math.cos(tilt),
      };
    }
    const at = seen(center, factor);
    const fits =
      at &&
      at.right - at.left <= Math.max(1, free.right - free.left) &&
      at.bottom - at.top <= Math.max(1, free.bottom - free.top);
    return fits ? center : undefined;
  };

  let [low, high] = [flat.zoom - LEVELS, flat.zoom + LEVELS];
  let best: Point | undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const zoom = (low + high) / 2;
    const center = centerAt(zoom);
    if (center) [low, best] = [zoom, center];
    else high = zoom;
  }
  if (!best) return flat;
  const [longitude, latitude] = unproject(turn(best, -bearing));
  return { longitude: wrapLongitude(longitude), latitude, zoom: low };
}
