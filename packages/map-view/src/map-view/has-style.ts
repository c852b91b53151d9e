import type { Map as MapLibreMap } from "maplibre-gl";

/** Whether the style of a map is loaded. */
export function hasStyle(map: MapLibreMap): boolean {
  try {
    // MapLibre throws while there is no style, such as after a lost WebGL context.
    return map.getStyle() !== undefined;
  } catch {
    return false;
  }
}
