"use client";

import { AJAXError } from "maplibre-gl";
import { type JSX, useState } from "react";
import { Map as ReactMap, type MapProps } from "react-map-gl/maplibre";
import { LABEL_ANIMATION, MOUSE_DRAG_THRESHOLD } from "../constants.ts";
import { useMapText } from "../text/use-map-text.ts";
import { isAboutLayer } from "../street-style/use-street-tiles.ts";
import type { CameraLimits } from "../view/constraints.ts";
import { MapParts } from "./map-parts.tsx";
import type { LiveMapProps } from "./map-view-props.ts";
import { asViewError, fatalError, type MapProgress } from "./as-view-error.ts";
import { hasStyle } from "./has-style.ts";
import { mapLibFor } from "./map-lib-for.ts";
import type { MapViewController } from "./map-view-controller.ts";
import { useMapStyle } from "./use-map-style.ts";

/** An error event of the map, or of its creation, which has no target. */
interface Failure {
  error: unknown;
  target: object | null;
  sourceId?: string;
}

const FILL = { position: "absolute", inset: 0 } as const;

/** MapLibre's map with everything that we add to it. Part of the lazy chunk. */
export function LiveMap(props: LiveMapProps): JSX.Element | null {
  const { controller, box, engine, limits, mapOptions, report, initialViewState } = props;
  const style = useMapStyle(props.basemap, box, controller.fail);
  const [mapLib] = useState(() => mapLibFor(controller, engine, initialViewState));
  const text = useMapText();
  const shownProjection = useProjection(props.projection);
  const [isFirst] = useState(() => firstFailures(controller));

  if (!style) return null;
  return (
    <ReactMap
      {...mapOptions}
      // Fills its box even if only `min-block-size` sets the height.
      style={FILL}
      mapLib={mapLib}
      mapStyle={style}
      minZoom={limits.minZoom}
      maxZoom={limits.maxZoom}
      minPitch={Math.min(mapOptions?.minPitch ?? 0, limits.maxPitch)}
      maxPitch={limits.maxPitch}
      zoomSnap={limits.zoomSnap}
      {...boundsProp(limits)}
      {...(shownProjection && { projection: shownProjection })}
      attributionControl={false}
      // MapLibre reads them once, when the map is created.
      locale={{
        "CooperativeGesturesHandler.WindowsHelpText": text.zoomWithCtrl,
        "CooperativeGesturesHandler.MacHelpText": text.zoomWithCommand,
        "CooperativeGesturesHandler.MobileHelpText": text.moveWithTwoFingers,
        ...mapOptions?.locale,
      }}
      fadeDuration={LABEL_ANIMATION}
      clickTolerance={MOUSE_DRAG_THRESHOLD}
      onError={(event) => {
        const { error: cause, target, sourceId } = event as Failure;
        if (isAboutLayer(cause)) return;
        const fatal = fatalError(cause, target ? progressOf(controller, sourceId) : "none");
        if (fatal) controller.fail(fatal);
        else if (isFirst(cause, sourceId)) report(asViewError(cause, sourceId));
      }}
    >
      <MapParts {...props} />
    </ReactMap>
  );
}

/** Returns whether a source fails for the first time, because a server that is down fails for each tile. */
function firstFailures(controller: MapViewController) {
  const failures = new WeakMap<object, Set<unknown>>();
  return (cause: unknown, sourceId: string | undefined): boolean => {
    const source = sourceId === undefined ? undefined : controller.map?.getSource(sourceId);
    if (!source) return true;
    const known = failures.get(source) ?? new Set();
    failures.set(source, known);
    const failure = cause instanceof AJAXError ? cause.status : String(cause);
    const { size } = known;
    return known.add(failure).size > size;
  };
}

/** A map whose first style fails stays empty. Without its WebGL context, it has no style for a while. */
function progressOf({ map, store }: MapViewController, sourceId?: string): MapProgress {
  const hasStarted = sourceId !== undefined || store.get().suspended || (map && hasStyle(map));
  return hasStarted ? "styled" : "created";
}

/** Also passed as `undefined`, because react-map-gl replaces a prop that is removed by bounds that MapLibre fails on. */
function boundsProp({ maxBounds }: CameraLimits): Pick<MapProps, "maxBounds"> {
  const bounds = maxBounds && [...maxBounds[0], ...maxBounds[1]];
  return { maxBounds: bounds } as Pick<MapProps, "maxBounds">;
}

/**
 * Returns the projection to set. `undefined` keeps the style's projection, and saves MapLibre an update of the style.
 * If a projection was set and is removed, the map is flat again.
 */
function useProjection(projection: LiveMapProps["projection"]): LiveMapProps["projection"] {
  const [wasSet, setWasSet] = useState(projection !== undefined);
  if (projection && !wasSet) setWasSet(true);
  return projection ?? (wasSet ? "mercator" : undefined);
}
