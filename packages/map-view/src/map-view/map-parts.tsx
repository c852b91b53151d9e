"use client";

import type { Map as MapLibreMap } from "maplibre-gl";
import type { JSX } from "react";
import { NoStreets } from "../basemap/no-streets.tsx";
import { Corners } from "../controls/corners.tsx";
import { RequestedPopup } from "../popup/requested-popup.tsx";
import { useMap } from "react-map-gl/maplibre";
import { useRoomForMarkers } from "../marker/use-room-for-markers.ts";
import { useMissingTiles } from "../source/use-missing-tiles.ts";
import { useStreetTiles } from "../street-style/use-street-tiles.ts";
import { MapViewContext } from "./map-view-context.ts";
import type { LiveMapProps } from "./map-view-props.ts";
import { useCanvasName } from "./use-canvas-name.ts";
import { useCameraState } from "./use-camera-state.ts";
import { useCooperativeGestures } from "./use-cooperative-gestures.ts";
import { useGamepad } from "./use-gamepad.ts";
import { useGestures } from "./use-gestures.ts";
import { useKeys } from "./use-keys.ts";
import { useMapAttribution } from "./use-map-attribution.ts";
import { useNavigationMode } from "./use-navigation-mode.ts";
import { useReadiness } from "./use-readiness.ts";
import { useStart } from "./use-start.ts";

/** Everything that we add to MapLibre's map: one hook per concern, and the children of the host. */
export function MapParts(props: LiveMapProps): JSX.Element | null {
  const map = useMap().current?.getMap();
  return map ? <PartsOf {...props} map={map} /> : null;
}

function PartsOf({
  map,
  controller,
  children,
  ...props
}: LiveMapProps & { map: MapLibreMap }): JSX.Element {
  useStart(map, controller, props.initialViewState);
  useReadiness(map, controller, props.onReady);
  useCameraState(map, controller, props.onViewChange);
  useCanvasName(map, controller.store, props);
  useKeys(map, controller, props.onHelp);
  useGestures(map, props);
  useNavigationMode(map, controller, props.limits.rotationEnabled);
  useCooperativeGestures(map, props.cooperativeGestures);
  useGamepad(map, controller);
  useMapAttribution(map, controller);
  useMissingTiles(map, controller);
  useStreetTiles(map, controller, props.basemap);
  useRoomForMarkers(map, controller);
  return (
    <MapViewContext value={controller}>
      <Corners>
        {children}
        <NoStreets basemap={props.basemap} />
        {props.popup !== null && <RequestedPopup controller={controller} render={props.popup} />}
      </Corners>
    </MapViewContext>
  );
}
