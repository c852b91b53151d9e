import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { Map as MapLibreMap, MapLayerMouseEvent } from "maplibre-gl";
import { useEffect } from "react";

/** Calls back when a feature of a layer is clicked, and shows that it can be. Does nothing without a callback. */
export function useSelectable(
  map: MapLibreMap | undefined,
  layers: readonly string[],
  onSelect: ((event: MapLayerMouseEvent) => void) | undefined,
): void {
  const select = useEffectEvent((event: MapLayerMouseEvent) => onSelect?.(event));
  const isSelectable = onSelect !== undefined;
  const key = layers.join("\n");

  useEffect(() => {
    if (!map || !isSelectable) return undefined;
    const ids = key.split("\n");
    const { style } = map.getCanvas();
    const before = style.cursor;
    const point = (): void => void (style.cursor = "pointer");
    const leave = (): void => void (style.cursor = before);
    map.on("click", ids, select);
    map.on("mouseenter", ids, point);
    map.on("mouseleave", ids, leave);
    return () => {
      map.off("click", ids, select);
      map.off("mouseenter", ids, point);
      map.off("mouseleave", ids, leave);
      leave();
    };
  }, [map, key, isSelectable]);
}
