import type { Map as MapLibreMap } from "maplibre-gl";
import type { Engine } from "../engine/load-engine.ts";
import type { GoToOptions } from "../view/animation-time.ts";
import type { GoToTarget } from "../view/go-to-target.ts";
import { wrapLongitude } from "../view/extent.ts";
import { lngLatOf } from "../view/position.ts";
import { isPromise, startAnimation, type ViewAnimation } from "../view/view-animation.ts";
import { viewError, type ViewError } from "../view/view-error.ts";
import { viewpointOf } from "../view/viewpoint.ts";
import { ZOOM_IN_FACTOR, ZOOM_OUT_FACTOR } from "../constants.ts";
import { createLayerViews, type LayerViews } from "../layer/layer-views.ts";
import { createMarkerPlaces, type MarkerPlaces } from "../marker/marker-places.ts";
import { projectNearest } from "./in-view.ts";
import { hasSize } from "./has-size.ts";
import { logError } from "./log-error.ts";
import type { MapViewHandle } from "./map-view-handle.ts";
import type { PopupRequest } from "./popup-request.ts";
import { createViewStore, type ViewStore } from "./view-store.ts";

/** Opens and closes the map's popup; a `Popup` without children in the map provides it. */
export interface PopupHost {
  open: (request: PopupRequest) => void;
  close: () => void;
}

/** One map: its handle, its state, and MapLibre's map while there is one. */
export interface MapViewController {
  handle: MapViewHandle;
  store: ViewStore;
  /** MapLibre's map, ready or not. */
  readonly map: MapLibreMap | undefined;
  readonly engine: Engine | undefined;
  attach: (map: MapLibreMap, engine: Engine) => void;
  setPopups: (host: PopupHost | undefined) => void;
  layerViews: LayerViews;
  markerPlaces: MarkerPlaces;
  /** Passes an error to the host, or logs it. */
  report: (error: ViewError) => void;
  setReport: (report: (error: ViewError) => void) => void;
  /** Reports an error after which there is no live map. */
  fail: (error: ViewError) => void;
  /**
   * Called when a `MapView` of this controller is mounted. Returns a function to call when it is hidden or removed; a
   * provider may get another map.
   */
  join: () => (isRemoved: boolean) => void;
  /** Stops the animation before MapLibre's map is removed. */
  release: () => void;
}

/** Creates the controller of a map. It outlives MapLibre's map, which is created again after being hidden. */
export function createController(): MapViewController {
  const store = createViewStore();
  let engine: Engine | undefined;
  let popups: PopupHost | undefined;
  let report = logError;
  let views = 0;
  const ready = (): boolean => store.get().ready;

  const usable = (): MapLibreMap => {
    const { map } = store.get();
    if (!ready() || !map) throw viewError("not-ready");
    return map;
  };

  const when = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (): boolean => {
        const { error } = store.get();
        if (ready()) resolve();
        else if (error) reject(error);
        return ready() || error !== undefined;
      };
      if (settle()) return;
      const unsubscribe = store.subscribe(() => {
        if (settle()) unsubscribe();
      });
    });

  const fly: Engine["flyCamera"] = (...motion) => {
    if (!engine) throw viewError("not-ready");
    return engine.flyCamera(...motion);
  };

  const whenReady = async (target: GoToTarget | Promise<GoToTarget>): Promise<GoToTarget> => {
    const [to] = await Promise.all([target, when()]);
    // It may have been hidden while the target was awaited.
    await when();
    return to;
  };

  const goTo = (
    target: GoToTarget | Promise<GoToTarget>,
    options: GoToOptions = {},
  ): Promise<void> => {
    // Stopped before the new one starts, so that it ends first.
    const previous = store.get().animation;
    if (previous && !previous.done) previous.stop();
    const animation: ViewAnimation<GoToTarget> = startAnimation({
      target: ready() && !isPromise(target) ? target : whenReady(target),
      start: (to, onEnd) => fly(usable(), to, options, onEnd),
      signal: options.signal,
    });
    store.set({ animation });
    return animation.when();
  };

  const zoomBy = (factor: number): Promise<void> => {
    const map = usable();
    if (!engine) throw viewError("not-ready");
    return goTo(engine.stepFrom(map, store.get().animation, { factor }));
  };

  const handle: MapViewHandle = {
    get ready() {
      return ready();
    },
    get animation() {
      return store.get().animation;
    },
    get viewpoint() {
      const { camera, is3d } = store.get();
      return viewpointOf(camera, is3d);
    },
    when,
    goTo,
    zoomIn: () => zoomBy(ZOOM_IN_FACTOR),
    zoomOut: () => zoomBy(ZOOM_OUT_FACTOR),
    hitTest: ({ x, y }, options) => usable().queryRenderedFeatures([x, y], options),
    toScreen: (position) => projectNearest(usable(), lngLatOf(position)),
    toMap: ({ x, y }) => {
      const { lng, lat } = usable().unproject([x, y]);
      return [wrapLongitude(lng), lat];
    },
    openPopup: (request) => {
      usable();
      if (!popups) throw viewError("popup-is-null");
      lngLatOf(request.location);
      popups.open(request);
    },
    closePopup: () => {
      usable();
      popups?.close();
    },
    takeScreenshot: () => takeScreenshot(usable()),
    getMap: usable,
  };

  const release = (): void => {
    const { animation, error } = store.get();
    // One that waits for a map that has failed rejects with the error of the map.
    const failsAnyway = error && animation?.state === "waiting-for-target";
    if (animation && !animation.done && !failsAnyway) animation.stop();
    store.set({ map: undefined, ready: false });
  };

  return {
    handle,
    store,
    get map() {
      return store.get().map;
    },
    get engine() {
      return engine;
    },
    attach: (map, newEngine) => {
      engine = newEngine;
      store.set({ map, startedHidden: !hasSize(map) });
    },
    setPopups: (host) => {
      popups = host;
    },
    layerViews: createLayerViews(),
    markerPlaces: createMarkerPlaces(),
    report: (error) => report(error),
    setReport: (newReport) => {
      report = newReport;
    },
    fail: (error) => {
      store.set({ error });
      report(error);
    },
    join: () => {
      views += 1;
      return (isRemoved) => {
        views -= 1;
        if (!isRemoved) return;
        // Later, because the next map is mounted after this one is removed.
        queueMicrotask(() => {
          if (views > 0) return;
          release();
          store.set({ error: viewError("not-ready") });
        });
      };
    },
    release,
  };
}

/** The canvas can only be read in the frame that draws it. */
function takeScreenshot(map: MapLibreMap): Promise<Blob> {
  return new Promise((resolve, reject) => {
    map.once("render", () => {
      map.getCanvas().toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(viewError("not-ready"));
      });
    });
    map.triggerRepaint();
  });
}
