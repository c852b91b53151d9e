import type { Map as MapLibreMap } from "maplibre-gl";
import { paddingBesideControls } from "../controls/padding-beside-controls.ts";
import { projectNearest } from "../map-view/in-view.ts";
import { onMoveEnd } from "../map-view/on-move-end.ts";
import type { LngLat } from "../view/position.ts";

/** Moves the map just far enough to show a place next to its controls. */
export function panIntoView(map: MapLibreMap, at: LngLat): void {
  const { x, y } = projectNearest(map, at);
  const container = map.getContainer();
  const { left, right, top, bottom } = paddingBesideControls(map);
  const dx = beyond(x, left, container.clientWidth - right);
  const dy = beyond(y, top, container.clientHeight - bottom);
  if (dx !== 0 || dy !== 0) map.panBy([dx, dy], { duration: 250 });
}

/** Distance between a popup and the edges of the map, in CSS px. */
const POPUP_MARGIN = 8;

/**
 * Moves the map just far enough to show a popup, once nothing else moves it. If the map is too small, the start of the
 * popup is shown.
 *
 * @returns a function that cancels it
 */
export function panPopupIntoView(map: MapLibreMap, popup: HTMLElement): () => void {
  const pan = (): void => {
    const box = popup.getBoundingClientRect();
    const view = map.getContainer().getBoundingClientRect();
    // A page may show the map at another scale than its CSS px.
    const scale = view.width / map.getContainer().clientWidth;
    const dx = outside(box.left, box.right, view.left, view.right) / scale;
    const dy = outside(box.top, box.bottom, view.top, view.bottom) / scale;
    if (dx !== 0 || dy !== 0) map.panBy([dx, dy], { duration: 250 });
  };
  if (!map.isMoving()) {
    pan();
    return () => undefined;
  }
  const stop = onMoveEnd(map, () => {
    stop();
    pan();
  });
  return stop;
}

/** Moves a popup into the picture that replaces a map, which cannot move. */
export function moveIntoPicture(popup: HTMLElement): void {
  const view = popup.closest(".ck-map-view")?.getBoundingClientRect();
  if (!view) return;
  const box = popup.getBoundingClientRect();
  const dx = outside(box.left, box.right, view.left, view.right);
  const dy = outside(box.top, box.bottom, view.top, view.bottom);
  popup.style.translate = `${-dx}px ${-dy}px`;
}

function outside(start: number, end: number, from: number, to: number): number {
  const before = start - from - POPUP_MARGIN;
  if (before < 0) return before;
  return Math.max(0, Math.min(before, end - to + POPUP_MARGIN));
}

/** Distance of a value from a range; negative if it is below. */
function beyond(value: number, from: number, to: number): number {
  if (value < from) return value - from;
  return Math.max(0, value - to);
}
