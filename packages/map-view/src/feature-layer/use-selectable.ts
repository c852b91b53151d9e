import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { MapGeoJSONFeature, Map as MapLibreMap, MapLayerMouseEvent } from "maplibre-gl";
import { useEffect } from "react";

/** Calls `onSelect` when a feature of the layers is clicked, and shows a pointer cursor over features. */
export function useSelectable(
  map: MapLibreMap | undefined,
  layers: readonly string[],
  onSelect: ((feature: MapGeoJSONFeature) => void) | undefined,
): void {
  const select = useEffectEvent(({ features: [feature] = [] }: MapLayerMouseEvent) => {
    if (feature) onSelect?.(feature);
  });
  const isSelectable = onSelect !== undefined;
  const key = layers.join("\n");

  useEffect(() => {
    if (!map || !isSelectable) return undefined;
    const ids = key.split("\n");
    const { style } = map.getCanvas();
    let before = "";
    const point = (): void => {
      // Another selectable layer may be below.
      if (style.cursor !== "pointer") before = style.cursor;
      style.cursor = "pointer";
    };
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
