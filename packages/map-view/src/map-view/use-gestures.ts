import { useEffectEvent } from "@claimkit/ui-kit/internal/use-effect-event";
import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import { wrapLongitude } from "../view/extent.ts";
import { type Gesture, type PointerInput, readGestures } from "../view/gestures.ts";
import type { GestureEvents } from "./map-view-props.ts";

const events = {
  click: "onClick",
  "immediate-click": "onImmediateClick",
  "double-click": "onDoubleClick",
  hold: "onHold",
  drag: "onDrag",
} as const satisfies Record<Gesture["type"], keyof GestureEvents>;

/** Emits gestures on the map itself, not on its markers and controls. */
export function useGestures(map: MapLibreMap, host: GestureEvents): void {
  const emit = useEffectEvent((gesture: Gesture) => {
    const { lng, lat } = map.unproject([gesture.x, gesture.y]);
    host[events[gesture.type]]?.({ ...gesture, position: [wrapLongitude(lng), lat] });
  });
  useEffect(() => listenForGestures(map, emit), [map]);
}

/** Reads the pointer events of a map's canvas. */
export function listenForGestures(
  map: MapLibreMap,
  onGesture: (gesture: Gesture) => void,
): () => void {
  const canvas = map.getCanvas();
  const gestures = readGestures(onGesture);
  const listening = new AbortController();
  const listen = (name: keyof typeof types, target: EventTarget): void => {
    target.addEventListener(
      name,
      (event) => gestures.read(inputOf(event as PointerEvent, types[name], canvas)),
      // Captured, because the page may stop events that bubble.
      { capture: true, signal: listening.signal },
    );
  };
  // A drag can end outside the canvas.
  const page = canvas.ownerDocument;
  listen("pointerdown", canvas);
  listen("pointermove", page);
  listen("pointerup", page);
  listen("pointercancel", page);
  return () => {
    listening.abort();
    gestures.stop();
  };
}

const types = {
  pointerdown: "down",
  pointermove: "move",
  pointerup: "up",
  pointercancel: "cancel",
} as const satisfies Record<string, PointerInput["type"]>;

function inputOf(
  event: PointerEvent,
  type: PointerInput["type"],
  canvas: HTMLElement,
): PointerInput {
  const { left, top, width } = canvas.getBoundingClientRect();
  const { pointerId, pointerType, button, clientX, clientY } = event;
  // A page may show the map at another scale than its CSS px.
  const scale = width / canvas.clientWidth || 1;
  const [x, y] = [(clientX - left) / scale, (clientY - top) / scale];
  return { type, pointerId, pointerType, button, x, y };
}
