import type { ErrorEvent } from "maplibre-gl";
import { useEffect } from "react";
import { useController } from "../map-view/map-view-context.ts";
import { viewError, ViewError } from "../view/view-error.ts";

/** Follows a layer from loading to done or to an error, and reports the error. */
export function useLayerLife(
  id: string,
  source: string | undefined,
  /** The layer cannot be drawn in 2D. */
  needs3d: boolean,
): void {
  const controller = useController();

  useEffect(() => {
    const { map, layerViews } = controller;
    if (!map) return undefined;
    layerViews.start(id);
    const fail = (error: ViewError): void => {
      layerViews.tell(id, { type: "failed", error });
      controller.report(error);
    };
    if (needs3d) {
      fail(viewError("not-supported-in-2d"));
      return () => layerViews.remove(id);
    }
    const look = (): void => {
      if (!map.style || !map.getLayer(id)) return;
      layerViews.tell(id, { type: "loaded" });
      if (!source || map.isSourceLoaded(source)) layerViews.tell(id, { type: "created" });
    };
    const onError = ({ error, sourceId }: ErrorEvent & { sourceId?: string }): void => {
      if (sourceId === undefined || sourceId !== source) return;
      const cause = error;
      layerViews.tell(id, {
        type: "failed",
        error: new ViewError(
          "layer-view-failed",
          `The layer '${id}' cannot be drawn: ${cause.message}`,
          { cause },
        ),
      });
    };
    map.on("styledata", look);
    map.on("sourcedata", look);
    map.on("idle", look);
    map.on("error", onError);
    look();
    return () => {
      map.off("styledata", look);
      map.off("sourcedata", look);
      map.off("idle", look);
      map.off("error", onError);
      layerViews.remove(id);
    };
  }, [controller, id, source, needs3d]);
}
