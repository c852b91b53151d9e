import type { Map as MapLibreMap } from "maplibre-gl";
import { animationTime, flightTime, type GoToOptions } from "../view/animation-time.ts";
import { TILE_SIZE } from "../constants.ts";
import { insetOf, paddingBesideControls } from "../controls/padding-beside-controls.ts";
import { zoomBy } from "../view/scale.ts";
import { cameraFor, type GoToTarget, isFitted, type PartialView } from "../view/go-to-target.ts";
import type { Motion, ViewAnimation } from "../view/view-animation.ts";
import { project, type ViewState } from "../view/viewpoint.ts";

/** Returns the camera of MapLibre's map. */
export function cameraOf(map: MapLibreMap): ViewState {
  const { lng, lat } = map.getCenter();
  const [zoom, bearing, pitch] = [map.getZoom(), map.getBearing(), map.getPitch()];
  return { longitude: lng, latitude: lat, zoom, bearing, pitch };
}

/** Returns the camera that shows a target next to the controls of a map. */
export function targetCamera(map: MapLibreMap, target: GoToTarget): ViewState {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const padding = isFitted(target) ? paddingBesideControls(map) : undefined;
  const camera = cameraFor(target, cameraOf(map), { width, height }, padding, insetOf(map));
  return withinLimits(map, camera);
}

/** The camera at the end of an animation that is running, or else the current one. */
export function destinationOf(map: MapLibreMap, animation: ViewAnimation | undefined): ViewState {
  return targetCamera(map, animation?.state === "running" ? (animation.target as GoToTarget) : {});
}

/** The view after zooming by a factor and turning by degrees counter-clockwise, counted from the destination. */
export function stepFrom(
  map: MapLibreMap,
  animation: ViewAnimation | undefined,
  { factor = 1, degrees = 0 }: { factor?: number; degrees?: number },
): PartialView {
  const { longitude, latitude, zoom, bearing, pitch } = destinationOf(map, animation);
  return {
    center: [longitude, latitude],
    // Without the rounding errors of earlier steps.
    zoom: zoomBy(Math.round(zoom * 1e6) / 1e6, factor),
    heading: bearing + degrees,
    tilt: pitch,
  };
}

/** Moves the camera to a target. MapLibre ends the flight early if anything else moves the camera. */
export function flyCamera(
  map: MapLibreMap,
  target: GoToTarget,
  options: GoToOptions,
  onEnd: (arrived: boolean) => void,
): Motion {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const from = cameraOf(map);
  const to = targetCamera(map, target);
  const camera = {
    center: [to.longitude, to.latitude] as [number, number],
    zoom: to.zoom,
    bearing: to.bearing,
    pitch: to.pitch,
  };
  const duration = animationTime(
    naturalTime(from, to, Math.max(width, height)),
    options,
    prefersReducedMotion(),
  );
  const finish = (): void => {
    map.jumpTo(camera);
  };
  if (duration === 0) {
    finish();
    onEnd(true);
    return { stop: () => undefined, finish };
  }

  let arrived = false;
  const { easing = easeInOut } = options;
  const flight = {};
  const end = (event: object): void => {
    if (!("flight" in event) || event.flight !== flight) return;
    map.off("moveend", end);
    onEnd(arrived);
  };
  map.on("moveend", end);
  map.flyTo(
    {
      ...camera,
      duration,
      essential: true,
      easing: (share) => {
        // Only the last frame has a share of 1; an interrupted flight never reaches it.
        if (share === 1) arrived = true;
        return easing(share);
      },
    },
    { flight },
  );
  return { stop: () => map.stop(), finish };
}

function withinLimits(map: MapLibreMap, view: ViewState): ViewState {
  return {
    ...view,
    zoom: Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), view.zoom)),
    pitch: Math.min(map.getMaxPitch(), Math.max(map.getMinPitch(), view.pitch)),
  };
}

function naturalTime(from: ViewState, to: ViewState, screen: number): number {
  const [start, end] = [
    project([from.longitude, from.latitude]),
    project([to.longitude, to.latitude]),
  ];
  const east = Math.abs(end.x - start.x);
  // MapLibre flies across the antimeridian if that is shorter.
  const distance = Math.hypot(Math.min(east, TILE_SIZE - east), end.y - start.y) * 2 ** from.zoom;
  return flightTime(distance, 2 ** (to.zoom - from.zoom), screen);
}

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}
