import type { Map as MapLibreMap } from "maplibre-gl";
import { cameraLimits, type CameraLimits } from "../view/constraints.ts";
import type { ViewAnimation } from "../view/view-animation.ts";
import type { ViewError } from "../view/view-error.ts";
import type { ViewState } from "../view/viewpoint.ts";
import { type WidthBreakpoint, widthBreakpoint } from "../view/width-breakpoint.ts";

/** State that the parts of a map subscribe to. */
export interface ViewSnapshot {
  /** MapLibre's map, while there is one; ready or not. */
  map: MapLibreMap | undefined;
  /** Whether its container had no size when it was created. */
  startedHidden: boolean;
  /** Whether the map can be used: style and ground are loaded, the container has a size, and WebGL works. */
  ready: boolean;
  /** Whether a ground still has to be attached to the style. */
  groundPending: boolean;
  /** Whether the WebGL context is lost. */
  suspended: boolean;
  camera: ViewState;
  /** Whether a map with a size has set `camera`. */
  hasCamera: boolean;
  limits: CameraLimits;
  is3d: boolean;
  navigationMode: "pan" | "rotate";
  animation: ViewAnimation | undefined;
  /** Width and height of the container, in CSS px. */
  width: number;
  height: number;
  widthBreakpoint: WidthBreakpoint;
  attribution: string;
  /** Responses of `attributionUrl`, by the id of the source. */
  fetchedAttributions: Readonly<Record<string, string>>;
  /** Whether an `Attribution` is rendered. */
  showsAttribution: boolean;
  /** Whether a street style has no streets to show, because of its tiles. */
  streetsMissing: boolean;
  /** Why the map cannot be drawn. */
  error: ViewError | undefined;
}

/** The state of a map, which its parts subscribe to. */
export interface ViewStore {
  get: () => ViewSnapshot;
  set: (change: Partial<ViewSnapshot>) => void;
  subscribe: (onChange: () => void) => () => void;
}

const initial: ViewSnapshot = {
  map: undefined,
  startedHidden: false,
  ready: false,
  groundPending: false,
  suspended: false,
  camera: { longitude: 0, latitude: 0, zoom: 0, bearing: 0, pitch: 0 },
  hasCamera: false,
  limits: cameraLimits({}, false),
  is3d: false,
  navigationMode: "pan",
  animation: undefined,
  width: 0,
  height: 0,
  widthBreakpoint: widthBreakpoint(0),
  attribution: "",
  fetchedAttributions: {},
  showsAttribution: false,
  streetsMissing: false,
  error: undefined,
};

/** Creates the state of a map. */
export function createViewStore(): ViewStore {
  let snapshot = initial;
  const subscribers = new Set<() => void>();
  return {
    get: () => snapshot,
    set: (change) => {
      const isSame = Object.entries(change).every(
        ([key, value]) => snapshot[key as keyof ViewSnapshot] === value,
      );
      if (isSame) return;
      snapshot = { ...snapshot, ...change };
      for (const notify of subscribers) notify();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
