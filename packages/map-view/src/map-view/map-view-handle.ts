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

/** Handle of a map. Everything but `when` and `goTo` throws a `ViewError` until the map is ready. */
export interface MapViewHandle {
  /** Whether the map can be used. */
  readonly ready: boolean;
  /** The latest movement of the camera by `goTo`, also when it is done. */
  readonly animation: ViewAnimation | undefined;
  /** What the map shows. */
  readonly viewpoint: Viewpoint;
  /** Resolves when the map can be used; rejects with a `ViewError` if it never will. */
  when(): Promise<void>;
  /**
   * Moves the camera; waits until the map is ready and the target known. A newer call, a gesture or `stop`
   * interrupts it, and it rejects with the `ViewError` 'Goto interrupted'.
   */
  goTo(target: GoToTarget | Promise<GoToTarget>, options?: GoToOptions): Promise<void>;
  /** Zooms in by one level. */
  zoomIn(): Promise<void>;
  /** Zooms out by one level. */
  zoomOut(): Promise<void>;
  /** The features at a point of the container, in CSS px from its top left corner; the topmost first. */
  hitTest(
    point: { x: number; y: number },
    options?: QueryRenderedFeaturesOptions,
  ): MapGeoJSONFeature[];
  /** Where a place is in the container, in CSS px. */
  toScreen(position: Position): { x: number; y: number };
  /** The place at a point of the container. */
  toMap(point: { x: number; y: number }): LngLat;
  /** Opens the popup of the map. */
  openPopup(request: PopupRequest): void;
  /** Closes the popup of the map. */
  closePopup(): void;
  /** The map as a PNG. */
  takeScreenshot(): Promise<Blob>;
  /** MapLibre's map, for everything that this handle does not cover. */
  getMap(): MapLibreMap;
}
