import type { Map as MapLibreMap } from "maplibre-gl";
import type { LngLat } from "../view/position.ts";

/** Room between something with the focus and the edge of the map, in CSS px. */
const ROOM = 40;

/** Moves the map, no further than needed, until a place is in it. */
export function panIntoView(map: MapLibreMap, at: LngLat): void {
  const { x, y } = map.project(at);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const [dx, dy] = [beyond(x, width), beyond(y, height)];
  if (dx !== 0 || dy !== 0) map.panBy([dx, dy], { duration: 250 });
}

/** How far a point is beyond a range without its edges; negative before it. */
function beyond(value: number, size: number): number {
  if (value < ROOM) return value - ROOM;
  return value > size - ROOM ? value - size + ROOM : 0;
}
