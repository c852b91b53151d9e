import type { StyleSpecification } from "maplibre-gl";
import { type RefObject, useEffect, useState } from "react";
import { type Basemap, isThemed, type ThemedBasemap } from "../basemap/basemap.ts";
import { type MapColors, readMapColors } from "../basemap/map-colors.ts";
import { onColorChange } from "../basemap/on-color-change.ts";
import { ViewError } from "../view/view-error.ts";

type CreateStyle = (colors: MapColors) => StyleSpecification;

/** Two colors that differ between all themes. */
const MAP_COLORS = { color: "var(--ck-map-place)", background: "var(--ck-map-water)" };

/** Returns the style of the host, or a style in the colors of the page. The embedded one is loaded on demand. */
export function useMapStyle(
  basemap: Basemap | undefined,
  box: RefObject<HTMLElement | null>,
  fail: (error: ViewError) => void,
): string | StyleSpecification | undefined {
  const [created, setCreated] = useState<StyleSpecification>();
  useEffect(() => {
    const container = box.current;
    if (!container || !(basemap === undefined || isThemed(basemap))) return undefined;
    let stop: (() => void) | undefined;
    let isWanted = true;
    const show = (create: CreateStyle): void => {
      if (!isWanted) return;
      const update = (): void => setCreated(create(readMapColors(container)));
      update();
      stop = onColorChange(container, MAP_COLORS, update);
    };
    if (basemap && !basemap.extent) show(basemap.styleFor);
    else {
      withEmbedded(basemap).then(
        show,
        (cause: unknown) =>
          isWanted &&
          fail(new ViewError("engine-failed", "The embedded map did not load.", { cause })),
      );
    }
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [basemap, box, fail]);

  return basemap === undefined || isThemed(basemap) ? created : basemap;
}

async function withEmbedded(basemap: ThemedBasemap | undefined): Promise<CreateStyle> {
  if (!basemap?.extent) return (await import("../basemap/basemap-style.ts")).basemapStyle;
  const { embeddedAround } = await import("../basemap/embedded-around.ts");
  const { styleFor, extent } = basemap;
  return (colors) => embeddedAround(styleFor(colors), extent, colors);
}
