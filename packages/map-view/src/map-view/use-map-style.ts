import type { StyleSpecification } from "maplibre-gl";
import { type RefObject, useEffect, useState } from "react";
import { onColorChange } from "../basemap/on-color-change.ts";
import { readPalette } from "../basemap/palette.ts";
import { ViewError } from "../view/view-error.ts";
import type { MapViewProps } from "./map-view-props.ts";

type Style = string | StyleSpecification;

/** Two colors that differ between all themes. */
const MAP_COLORS = { color: "var(--ck-map-place)", background: "var(--ck-map-water)" };

/** Returns the style of the host, or the embedded one in the colors of the page, which is loaded on demand. */
export function useMapStyle(
  basemap: MapViewProps["basemap"],
  box: RefObject<HTMLElement | null>,
  fail: (error: ViewError) => void,
): Style | undefined {
  const [embedded, setEmbedded] = useState<Style>();
  const isEmbedded = basemap === undefined;

  useEffect(() => {
    const container = box.current;
    if (!isEmbedded || !container) return undefined;
    let stop: (() => void) | undefined;
    let isWanted = true;
    import("../basemap/basemap-style.ts").then(
      ({ basemapStyle }) => {
        if (!isWanted) return;
        const update = (): void => setEmbedded(basemapStyle(readPalette(container)));
        update();
        stop = onColorChange(container, MAP_COLORS, update);
      },
      (cause: unknown) =>
        isWanted &&
        fail(new ViewError("engine-failed", "The embedded map did not load.", { cause })),
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [isEmbedded, box, fail]);

  return isEmbedded ? embedded : basemap;
}
