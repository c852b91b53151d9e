import type { Map as MapLibreMap } from "maplibre-gl";
import { paddingBesideControls } from "../controls/padding-beside-controls.ts";
import { projectNearest } from "../map-view/in-view.ts";
import type { LngLat } from "../view/position.ts";

/** Moves the map just far enough to show a place beside its controls. */
export function panIntoView(map: MapLibreMap, at: LngLat): void {
  const { x, y } = projectNearest(map, at);
  const container = map.getContainer();
  const { left, right, top, bottom } = paddingBesideControls(container);
  const dx = beyond(x, left, container.clientWidth - right);
  const dy = beyond(y, top, container.clientHeight - bottom);
  if (dx !== 0 || dy !== 0) map.panBy([dx, dy], { duration: 250 });
}

/** Distance of a value from a range; negative if it is below. */
function beyond(value: number, from: number, to: number): number {
  if (value < from) return value - from;
  return Math.max(0, value - to);
}
