"use client";

import * as maplibre from "maplibre-gl";
import { type JSX, useState } from "react";
import { Map as ReactMap } from "react-map-gl/maplibre";
import { LABEL_ANIMATION, MOUSE_DRAG_THRESHOLD } from "../constants.ts";
import { CONTIGUOUS_STATES } from "../static-map/picture-view.ts";
import { cameraFor } from "../view/go-to-target.ts";
import type { Size } from "../view/viewpoint.ts";
import { viewError } from "../view/view-error.ts";
import { MapParts } from "./map-parts.tsx";
import type { LiveMapProps } from "./map-view-props.ts";
import { asViewError } from "./as-view-error.ts";
import { useMapStyle } from "./use-map-style.ts";

const FILL = { position: "absolute", inset: 0 } as const;

/** MapLibre's map with everything that we add to it. Part of the lazy chunk. */
export function LiveMap(props: LiveMapProps): JSX.Element | null {
  const { controller, container, limits, mapOptions, report } = props;
  const style = useMapStyle(props.basemap, container, report);
  // The last camera, if React has hidden this map and shows it again.
  const [camera] = useState(() => {
    const { camera: last, hasCamera } = controller.store.get();
    if (hasCamera) return last;
    return cameraFor(props.initialViewState ?? CONTIGUOUS_STATES, last, sizeOf(container));
  });

  const shownProjection = useProjection(props.projection);

  if (!style) return null;
  return (
    <ReactMap
      {...mapOptions}
      // Fills its box even if only `min-block-size` sets the height.
      style={FILL}
      mapLib={maplibre}
      mapStyle={style}
      initialViewState={camera}
      minZoom={limits.minZoom}
      maxZoom={limits.maxZoom}
      maxPitch={limits.maxPitch}
      zoomSnap={limits.zoomSnap}
      {...(limits.maxBounds && { maxBounds: [...limits.maxBounds[0], ...limits.maxBounds[1]] })}
      {...(shownProjection && { projection: shownProjection })}
      attributionControl={false}
      fadeDuration={LABEL_ANIMATION}
      clickTolerance={MOUSE_DRAG_THRESHOLD}
      onError={(event) => {
        const { sourceId } = event as { sourceId?: string };
        const cause: unknown = event.error;
        if (cause instanceof maplibre.GPUInitializationError) {
          // WebGL was available when it was checked, but is not any more.
          const error = viewError("webgl2-missing", { cause });
          controller.store.set({ error });
          report(error);
        } else report(asViewError(cause, sourceId));
      }}
    >
      <MapParts {...props} />
    </ReactMap>
  );
}

/**
 * Returns the projection to set. `undefined` keeps that of the style and saves MapLibre an update of the style. If a
 * projection was set and is removed, the map is flat again.
 */
function useProjection(projection: LiveMapProps["projection"]): LiveMapProps["projection"] {
  const [wasSet, setWasSet] = useState(projection !== undefined);
  if (projection && !wasSet) setWasSet(true);
  return projection ?? (wasSet ? "mercator" : undefined);
}

/** Returns the size of an element. It is measured lazily, because measuring forces a layout. */
function sizeOf(element: HTMLElement): Size {
  return {
    get width() {
      return element.clientWidth;
    },
    get height() {
      return element.clientHeight;
    },
  };
}
