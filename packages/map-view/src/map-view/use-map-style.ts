import type { StyleSpecification } from "maplibre-gl";
import { useEffect, useEffectEvent, useState } from "react";
import { type Palette, readPalette } from "../basemap/palette.ts";
import { ViewError } from "../view/view-error.ts";
import type { MapViewProps } from "./map-view-props.ts";

type Style = string | StyleSpecification;
type StyleOf = (colors: Palette) => StyleSpecification;

/** Returns the style of the host, or the embedded one in the colors of the page, which is loaded on demand. */
export function useMapStyle(
  basemap: MapViewProps["basemap"],
  container: HTMLElement,
  report: (error: ViewError) => void,
): Style | undefined {
  const [styleOf, setStyleOf] = useState<StyleOf>();
  const [colors, setColors] = useState<Palette>();
  const isEmbedded = basemap === undefined;
  const fail = useEffectEvent(report);

  useEffect(() => {
    if (!isEmbedded) return undefined;
    let isWanted = true;
    import("../basemap/basemap-style.ts").then(
      ({ basemapStyle }) => isWanted && setStyleOf(() => basemapStyle),
      (cause: unknown) =>
        fail(new ViewError("engine-failed", "The embedded map did not load.", { cause })),
    );
    return () => {
      isWanted = false;
    };
  }, [isEmbedded]);

  useEffect(
    () =>
      isEmbedded ? onColorChange(container, () => setColors(readPalette(container))) : undefined,
    [isEmbedded, container],
  );

  const [made, setMade] = useState<{ colors: Palette; styleOf: StyleOf; style: Style }>();
  if (!isEmbedded) return basemap;
  if (!styleOf) return undefined;
  if (!colors) {
    setColors(readPalette(container));
    return undefined;
  }
  if (made?.colors === colors && made.styleOf === styleOf) return made.style;
  const style = styleOf(colors);
  setMade({ colors, styleOf, style });
  return style;
}

/** Calls back when the colors of the page change for any reason, by observing transitions of a probe. */
function onColorChange(container: HTMLElement, onChange: () => void): () => void {
  const probe = container.ownerDocument.createElement("span");
  probe.setAttribute("aria-hidden", "true");
  probe.style.cssText =
    "position:absolute;color:var(--ck-map-place);background:var(--ck-map-water);transition:color 1ms,background 1ms";
  const controller = new AbortController();
  probe.addEventListener("transitionend", onChange, { signal: controller.signal });
  container.append(probe);
  return () => {
    controller.abort();
    probe.remove();
  };
}
