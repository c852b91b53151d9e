import { useState } from "react";
import { readColor } from "../basemap/palette.ts";
import { useController } from "../map-view/map-view-context.ts";

/** Returns a CSS color in the format of MapLibre, computed in the container of the map. */
export function useMapColor(color: string): string {
  const { map } = useController();
  const [read, setRead] = useState<{ color: string; plain: string }>();
  if (!map) return "#000000";
  if (read?.color === color) return read.plain;
  const plain = readColor(map.getContainer(), color) ?? "#000000";
  setRead({ color, plain });
  return plain;
}
