import type { StyleSpecification } from "maplibre-gl";
import type { ReactNode, Ref } from "react";
import type { MapProps } from "react-map-gl/maplibre";
import type { Engine } from "../engine/load-engine.ts";
import type { DrawFeatures } from "../popup/own-popup.tsx";
import type { CameraLimits, Constraints } from "../view/constraints.ts";
import type { Gesture } from "../view/gestures.ts";
import type { GoToTarget } from "../view/go-to-target.ts";
import type { LngLat } from "../view/position.ts";
import type { ViewError } from "../view/view-error.ts";
import type { Viewpoint } from "../view/viewpoint.ts";
import type { MapViewController } from "./map-view-controller.ts";
import type { MapViewHandle } from "./map-view-handle.ts";

/** A gesture on the map, with its place on the earth. */
export interface MapGesture extends Gesture {
  /** Place on the earth. */
  position: LngLat;
}

/** Callbacks for gestures. */
export interface GestureEvents {
  /** Called on a click that no second one follows: 250 ms after it, or 350 ms for touch. */
  onClick?: ((gesture: MapGesture) => void) | undefined;
  /** Called on every click, immediately. */
  onImmediateClick?: ((gesture: MapGesture) => void) | undefined;
  /** Called on two clicks within 250 ms, or two taps within 350 ms. */
  onDoubleClick?: ((gesture: MapGesture) => void) | undefined;
  /** Called when a press has not moved for half a second. */
  onHold?: ((gesture: MapGesture) => void) | undefined;
  /** Called when a drag starts, moves and ends; `action` says which. */
  onDrag?: ((gesture: MapGesture) => void) | undefined;
}

/** Options of react-map-gl and MapLibre that are passed on as they are. */
export type PassedOn = Omit<
  MapProps,
  | "attributionControl"
  | "children"
  | "clickTolerance"
  | "fadeDuration"
  | "id"
  | "initialViewState"
  | "mapLib"
  | "mapStyle"
  | "maxBounds"
  | "maxPitch"
  | "maxZoom"
  | "minZoom"
  | "onError"
  | "projection"
  | "reuseMaps"
  | "style"
  | "zoomSnap"
>;

/** Props of {@link MapView}. */
export interface MapViewProps extends GestureEvents {
  /** Name of the map for screen readers: what is on it. */
  label: string;
  /**
   * The map below everything else: the address of a MapLibre style, or a style. By default, the embedded map of the
   * United States, which requests nothing.
   */
  basemap?: string | StyleSpecification | undefined;
  /** What to show first. Later, `goTo` moves the camera. By default, the 48 states. */
  initialViewState?: GoToTarget | undefined;
  /** Limits of the camera. */
  constraints?: Constraints | undefined;
  /**
   * Whether the map is flat, or can be tilted and have terrain.
   * @default "2d"
   */
  mode?: "2d" | "3d" | undefined;
  /**
   * A flat map, or a globe. By default the style's own, which is flat unless it says otherwise.
   */
  projection?: "mercator" | "globe" | undefined;
  /** Address of MapLibre's worker, for bundlers that do not copy it, such as plain esbuild. */
  workerUrl?: string | undefined;
  /**
   * Set to `false` to show only the picture until the map is wanted; no code of the map is loaded before.
   * @default true
   */
  live?: boolean | undefined;
  /** Shown until the map is ready, and where it cannot be drawn. By default, a picture of the same area. */
  fallback?: ReactNode;
  /** Other options of react-map-gl's `Map`, such as `scrollZoom`, `sky` or `interactiveLayerIds`. */
  mapOptions?: PassedOn | undefined;
  /**
   * Draws the features of the popup that `openPopup` opens; by default their properties are listed. `null` for a map
   * without one.
   */
  popup?: DrawFeatures | null | undefined;
  /** Called when the map can be used. */
  onReady?: ((view: MapViewHandle) => void) | undefined;
  /** Called when the camera has stopped somewhere else. */
  onViewChange?: ((viewpoint: Viewpoint) => void) | undefined;
  /** Called with every error and warning. Without it, they are logged. */
  onError?: ((error: ViewError) => void) | undefined;
  /** Markers, popups, sources, layers, controls. */
  children?: ReactNode;
  /** The map's handle. */
  ref?: Ref<MapViewHandle> | undefined;
  /** Added to the class of the box. */
  className?: string | undefined;
}

/** Props of the lazy part of a map. */
export interface LiveMapProps extends GestureEvents {
  controller: MapViewController;
  engine: Engine;
  container: HTMLElement;
  label: string;
  describedBy: string;
  limits: CameraLimits;
  basemap: MapViewProps["basemap"];
  initialViewState: GoToTarget | undefined;
  projection: MapViewProps["projection"];
  mapOptions: PassedOn | undefined;
  popup: MapViewProps["popup"];
  report: (error: ViewError) => void;
  onReady: ((view: MapViewHandle) => void) | undefined;
  onViewChange: ((viewpoint: Viewpoint) => void) | undefined;
  onHelp: () => void;
  children: ReactNode;
}
