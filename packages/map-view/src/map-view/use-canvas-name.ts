import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";

/** Names the canvas, which takes the focus, and describes its keys. */
export function useCanvasName(
  map: MapLibreMap,
  { label, describedBy }: { label: string; describedBy: string },
): void {
  useEffect(() => {
    const canvas = map.getCanvas();
    // A region would be one landmark more for each map of the page; keys of an application are its own.
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", label);
    canvas.setAttribute("aria-describedby", describedBy);
  }, [map, label, describedBy]);
}
