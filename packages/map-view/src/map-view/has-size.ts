import type { Map as MapLibreMap } from "maplibre-gl";

/** Whether the container of a map has a size. MapLibre draws 400 × 300 px without one. */
export function hasSize(map: MapLibreMap): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  return clientWidth > 0 && clientHeight > 0;
}
