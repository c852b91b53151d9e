import type {
  Map as MapLibreMap,
  MapGeoJSONFeature,
  QueryRenderedFeaturesOptions,
} from "maplibre-gl";
import type { GoToOptions } from "../view/animation-time.ts";
import type { GoToTarget } from "../view/go-to-target.ts";
import type { LngLat, Position } from "../view/position.ts";
import type { ViewAnimation } from "../view/view-animation.ts";
import type { Viewpoint } from "../view/viewpoint.ts";
import type { PopupRequest } from "./popup-request.ts";

/** Handle of a map. Methods other than `when` and `goTo` throw the `ViewError` `not-ready` until the map is ready. */
export interface MapViewHandle {
  /** Whether the map is ready to use. */
  readonly ready: boolean;
  /** The latest animation of `goTo`, running or done. */
  readonly animation: ViewAnimation | undefined;
  /** The current view. */
  readonly viewpoint: Viewpoint;
  /** Resolves when the map is ready; rejects with a `ViewError` if it cannot be drawn or is removed. */
  when(): Promise<void>;
  /**
   * Moves the camera, after the map is ready and the target is known. Rejects with a `ViewError`:
   * `goto-interrupted` if a newer call, a gesture, `animation.stop()` or the removal of the map interrupts it,
   * `aborted` if `signal` aborts, `invalid-location` if the target has no place on the earth, and that of `when` if
   * the map cannot be drawn.
   */
  goTo(target: GoToTarget | Promise<GoToTarget>, options?: GoToOptions): Promise<void>;
  /** Zooms in by one level. */
  zoomIn(): Promise<void>;
  /** Zooms out by one level. */
  zoomOut(): Promise<void>;
  /** Returns the features at a point of the container, in CSS px from its top left corner, topmost first. */
  hitTest(
    point: { x: number; y: number },
    options?: QueryRenderedFeaturesOptions,
  ): MapGeoJSONFeature[];
  /** Converts a place to a point of the container, in CSS px. */
  toScreen(position: Position): { x: number; y: number };
  /** Converts a point of the container to a place. */
  toMap(point: { x: number; y: number }): LngLat;
  /** Opens the popup of the map. Throws the `ViewError` `popup-is-null` if the map has none. */
  openPopup(request: PopupRequest): void;
  /** Closes the popup of the map. */
  closePopup(): void;
  /** Returns the map as a PNG. */
  takeScreenshot(): Promise<Blob>;
  /** Returns MapLibre's map, for everything that this handle does not cover. */
  getMap(): MapLibreMap;
}
