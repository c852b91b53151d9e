import { useEffect, useState } from "react";
import { onColorChange } from "../basemap/on-color-change.ts";
import { readColor } from "../basemap/map-colors.ts";
import { useController } from "../map-view/map-view-context.ts";

/** Returns a CSS color in the format of MapLibre, computed in the container of the map. Follows the page's theme. */
export function useMapColor(color: string): string {
  const { map } = useController();
  const [read, setRead] = useState<{ color: string; plain: string }>();
  useEffect(() => {
    if (!map) return undefined;
    return onColorChange(map.getContainer(), { color }, () => setRead(undefined));
  }, [map, color]);

  if (!map) return "#000000";
  if (read?.color === color) return read.plain;
  const plain = readColor(map.getContainer(), color) ?? "#000000";
  setRead({ color, plain });
  return plain;
}
