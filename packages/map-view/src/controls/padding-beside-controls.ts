import type { Map as MapLibreMap } from "maplibre-gl";
import { FIT_PADDING } from "../constants.ts";
import { type Padding, paddingOf } from "../view/viewpoint.ts";

/** Distance between a control and the place of a marker that it does not cover, in CSS px. */
const MARKER_SPACE = 20;
/** Largest share of the map that padding for controls takes at one side. */
const MAX_SHARE = 0.3;

/** Returns the padding that keeps markers of a fitted target from being under the controls in the map's corners. */
export function paddingBesideControls(map: MapLibreMap): Padding {
  const container = map.getContainer();
  const padding = insetOf(map);
  for (const side of ["top", "right", "bottom", "left"] as const) padding[side] += FIT_PADDING;
  const controls = container.querySelectorAll<HTMLElement>(".ck-map-corner > *");
  if (controls.length === 0) return padding;
  const view = container.getBoundingClientRect();
  // A page may show the map at another scale than its CSS px.
  const scale = view.width / container.clientWidth;
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    if (box.width === 0) continue;
    const position = control.parentElement?.dataset["position"] ?? "";
    const x = position.endsWith("left") ? "left" : "right";
    const y = position.startsWith("top") ? "top" : "bottom";
    const reach = {
      left: (box.right - view.left) / scale,
      right: (view.right - box.left) / scale,
      top: (box.bottom - view.top) / scale,
      bottom: (view.bottom - box.top) / scale,
    };
    // Next to the control or below it, whichever takes less.
    const side = reach[x] <= reach[y] ? x : y;
    const limit = MAX_SHARE * (side === x ? container.clientWidth : container.clientHeight);
    padding[side] = Math.max(padding[side], Math.min(reach[side] + MARKER_SPACE, limit));
  }
  return padding;
}

/** Returns the padding that the host has set on MapLibre's map. */
export function insetOf(map: MapLibreMap): Padding {
  return { ...paddingOf(0), ...map.getPadding() };
}
