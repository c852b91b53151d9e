import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";

/** Labels the canvas, which is focusable, and describes its keys. */
export function useCanvasName(
  map: MapLibreMap,
  { label, describedBy }: { label: string; describedBy: string },
): void {
  useEffect(() => {
    const canvas = map.getCanvas();
    // Not a region, which would add a landmark per map. An application receives all keys.
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", label);
    canvas.setAttribute("aria-describedby", describedBy);
  }, [map, label, describedBy]);
}
