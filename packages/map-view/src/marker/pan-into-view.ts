import type { Map as MapLibreMap } from "maplibre-gl";
import type { LngLat } from "../view/position.ts";

/** Distance between a focused marker and the edge of the map, in CSS px. */
const MARGIN = 40;

/** Moves the map just far enough to show a place. */
export function panIntoView(map: MapLibreMap, at: LngLat): void {
  const { x, y } = map.project(at);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const [dx, dy] = [beyond(x, width), beyond(y, height)];
  if (dx !== 0 || dy !== 0) map.panBy([dx, dy], { duration: 250 });
}

/** Distance of a value from a range within its margins; negative if it is below. */
function beyond(value: number, size: number): number {
  if (value < MARGIN) return value - MARGIN;
  return value > size - MARGIN ? value - size + MARGIN : 0;
}
