import type { Map as MapLibreMap } from "maplibre-gl";
import type { LngLat } from "../view/position.ts";

/** Projects the copy of a place that is nearest to the center of the map, which may be beyond the antimeridian. */
export function projectNearest(map: MapLibreMap, at: LngLat): { x: number; y: number } {
  const { x, y } = map.project(nearestCopy(map, at));
  return { x, y };
}

/** Returns a function that tells whether a place is in view. For many places at one camera. */
export function inViewOf(map: MapLibreMap): (at: LngLat) => boolean {
  const bounds = map.getBounds();
  const { clientWidth, clientHeight } = map.getContainer();
  return (at) => {
    if (!bounds.contains(at) && !bounds.contains(nearestCopy(map, at))) return false;
    // The bounds of a map that is turned include corners that it does not show.
    const { x, y } = projectNearest(map, at);
    return x >= 0 && x <= clientWidth && y >= 0 && y <= clientHeight;
  };
}

function nearestCopy(map: MapLibreMap, [longitude, latitude]: LngLat): LngLat {
  const turns = Math.round((map.getCenter().lng - longitude) / 360);
  return [longitude + 360 * turns, latitude];
}
