import type { StyleSpecification } from "maplibre-gl";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { readPalette } from "../basemap/palette.ts";
import { ViewError } from "../view/view-error.ts";
import type { MapViewProps } from "./map-view-props.ts";

type Style = string | StyleSpecification;

/** Returns the style of the host, or the embedded one in the colors of the page, which is loaded on demand. */
export function useMapStyle(
  basemap: MapViewProps["basemap"],
  box: RefObject<HTMLElement | null>,
  report: (error: ViewError) => void,
): Style | undefined {
  const [embedded, setEmbedded] = useState<Style>();
  const isEmbedded = basemap === undefined;
  const fail = useEffectEvent(report);

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
        stop = onColorChange(container, update);
      },
      (cause: unknown) =>
        fail(new ViewError("engine-failed", "The embedded map did not load.", { cause })),
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [isEmbedded, box]);

  return isEmbedded ? embedded : basemap;
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
