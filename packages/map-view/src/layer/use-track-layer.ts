import type { ErrorEvent } from "maplibre-gl";
import { useEffect } from "react";
import { useController } from "../map-view/map-view-context.ts";
import { viewError, ViewError } from "../view/view-error.ts";

/** Tracks a layer from loading to done or error, and reports errors. */
export function useTrackLayer(
  id: string,
  source: string | undefined,
  /** The layer cannot be drawn in 2D. */
  needs3d: boolean,
): void {
  const controller = useController();

  useEffect(() => {
    const { map, layerViews } = controller;
    if (!map) return undefined;
    layerViews.start(id, source);
    const fail = (error: ViewError): void => {
      layerViews.update(id, { type: "failed", error });
      controller.report(error);
    };
    if (needs3d) {
      fail(viewError("not-supported-in-2d"));
      return () => layerViews.remove(id);
    }
    const hasData = (): boolean =>
      !!map.style &&
      map.getLayer(id) !== undefined &&
      (!source || (map.getSource(source) !== undefined && map.isSourceLoaded(source)));
    const check = (): void => {
      if (hasData()) layerViews.update(id, { type: "loaded" });
    };
    const checkDrawn = (): void => {
      if (hasData()) layerViews.update(id, { type: "created" });
      check();
    };
    const onError = ({ error, sourceId }: ErrorEvent & { sourceId?: string }): void => {
      if (sourceId === undefined || sourceId !== source) return;
      const cause = error;
      layerViews.update(id, {
        type: "failed",
        error: new ViewError(
          "layer-view-failed",
          `The layer '${id}' cannot be drawn: ${cause.message}`,
          { cause },
        ),
      });
    };
    map.on("styledata", check);
    map.on("sourcedata", check);
    map.on("render", checkDrawn);
    map.on("error", onError);
    check();
    return () => {
      map.off("styledata", check);
      map.off("sourcedata", check);
      map.off("render", checkDrawn);
      map.off("error", onError);
      layerViews.remove(id);
    };
  }, [controller, id, source, needs3d]);
}
