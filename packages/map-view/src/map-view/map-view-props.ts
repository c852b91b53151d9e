import type { ReactNode, Ref, RefObject } from "react";
import type { MapProps } from "react-map-gl/maplibre";
import type { Basemap } from "../basemap/basemap.ts";
import type { Engine } from "../engine/load-engine.ts";
import type { RenderFeatures } from "../popup/requested-popup.tsx";
import type { CameraLimits, Constraints } from "../view/constraints.ts";
import type { Gesture } from "../view/gestures.ts";
import type { GoToTarget } from "../view/go-to-target.ts";
import type { LngLat } from "../view/position.ts";
import type { ViewError } from "../view/view-error.ts";
import type { Viewpoint } from "../view/viewpoint.ts";
import type { MapViewController } from "./map-view-controller.ts";
import type { MapViewHandle } from "./map-view-handle.ts";

/** A gesture on the map. */
export interface MapGesture extends Gesture {
  /** Place on the earth. */
  position: LngLat;
}

/** Callbacks for gestures. */
export interface GestureEvents {
  /** Called after a single click: 250 ms later, or 350 ms for touch. */
  onClick?: ((gesture: MapGesture) => void) | undefined;
  /** Called on every click, immediately. */
  onImmediateClick?: ((gesture: MapGesture) => void) | undefined;
  /** Called after two clicks within 250 ms, or two taps within 350 ms. */
  onDoubleClick?: ((gesture: MapGesture) => void) | undefined;
  /** Called when a pointer is pressed for 500 ms without moving. */
  onHold?: ((gesture: MapGesture) => void) | undefined;
  /** Called when a drag starts, moves and ends; see `action`. */
  onDrag?: ((gesture: MapGesture) => void) | undefined;
}

/** Options of react-map-gl and MapLibre that are passed through. */
export type PassedOn = Omit<
  MapProps,
  | "attributionControl"
  | "children"
  | "clickTolerance"
  | "cooperativeGestures"
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
  /** Name of the map for screen readers, such as "Repair shops". */
  label: string;
  /**
   * A MapLibre style, its URL, or a basemap in the colors of the page, such as the one of `streetStyle`. By default,
   * that of `setDefaultBasemap`, or else the embedded map of the United States, which requests nothing.
   */
  basemap?: Basemap | undefined;
  /** Initial view; later, `goTo` moves the camera. By default, the 48 contiguous states. */
  initialViewState?: GoToTarget | undefined;
  /** Limits of the camera. */
  constraints?: Constraints | undefined;
  /**
   * `3d` allows tilting and terrain.
   * @default "2d"
   */
  mode?: "2d" | "3d" | undefined;
  /**
   * A flat map or a globe. By default, the projection of the style, or else `mercator`.
   */
  projection?: "mercator" | "globe" | undefined;
  /**
   * Lets one finger and the wheel scroll the page: two fingers move the map, and the wheel zooms it with Ctrl, or with ⌘
   * on a Mac. For maps that fill much of a page.
   * @default false
   */
  cooperativeGestures?: boolean | undefined;
  /** URL of MapLibre's worker, for bundlers that do not copy it, such as esbuild. */
  workerUrl?: string | undefined;
  /**
   * `false` shows only a picture, without loading the code of the map.
   * @default true
   */
  interactive?: boolean | undefined;
  /**
   * Shown until the map is ready, and if it cannot be drawn. By default, a picture of the same area, with the `Marker`s
   * and `Popup`s among `children` if there will be no live map.
   */
  fallback?: ReactNode;
  /** Other options of react-map-gl's `Map`, such as `scrollZoom`, `sky` or `interactiveLayerIds`. */
  mapOptions?: PassedOn | undefined;
  /**
   * Renders the features in the popup of `openPopup`; by default, a list of their properties. `null` disables the
   * popup.
   */
  popup?: RenderFeatures | null | undefined;
  /** Called when the map is ready. */
  onReady?: ((view: MapViewHandle) => void) | undefined;
  /** Called when the camera stops moving. */
  onViewChange?: ((viewpoint: Viewpoint) => void) | undefined;
  /** Called with every error and warning. Without it, they are logged. */
  onError?: ((error: ViewError) => void) | undefined;
  /** Markers, popups, sources, layers, controls. */
  children?: ReactNode;
  /** The map's handle. */
  ref?: Ref<MapViewHandle> | undefined;
  /** CSS class of the box. */
  className?: string | undefined;
}

/** Props of the lazy part of a map. */
export interface LiveMapProps extends GestureEvents {
  controller: MapViewController;
  engine: Engine;
  /** Element of the map, which is in the page before the effects of the lazy part. */
  box: RefObject<HTMLElement | null>;
  label: string;
  describedBy: string;
  limits: CameraLimits;
  basemap: MapViewProps["basemap"];
  initialViewState: GoToTarget | undefined;
  projection: MapViewProps["projection"];
  cooperativeGestures: boolean;
  mapOptions: PassedOn | undefined;
  popup: MapViewProps["popup"];
  report: (error: ViewError) => void;
  onReady: ((view: MapViewHandle) => void) | undefined;
  onViewChange: ((viewpoint: Viewpoint) => void) | undefined;
  onHelp: () => void;
  children: ReactNode;
}
