import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect } from "react";
import { isStill, type PadMotion, padMotion } from "../view/gamepad.ts";
import { CONTINUES, endMove } from "./on-move-end.ts";
import type { MapViewController } from "./map-view-controller.ts";

/** How far a stick at its limit moves the camera in a frame. */
const SPEED = { pan: 12, zoom: 0.03, rotate: 1.5, tilt: 1 };

/** Moves the camera by gamepads and spacemice, which are polled only while one is connected and the map has the focus. */
export function useGamepad(map: MapLibreMap, { store }: MapViewController): void {
  useEffect(() => {
    const canvas = map.getCanvas();
    const focused = new AbortController();
    let listening: AbortController | undefined;
    let frame = 0;
    const pads = (): Gamepad[] => navigator.getGamepads().filter((pad) => pad !== null);
    let isMoving = false;
    const rest = (): void => {
      if (isMoving) endMove(map);
      isMoving = false;
    };
    const poll = (): void => {
      const motions = pads()
        .map(padMotion)
        .filter((motion) => {
          if (!store.get().limits.rotationEnabled) motion.rotate = 0;
          return !isStill(motion);
        });
      for (const motion of motions) move(map, motion);
      if (motions.length > 0) isMoving = true;
      else rest();
      frame = requestAnimationFrame(poll);
    };
    const update = (): void => {
      cancelAnimationFrame(frame);
      if (pads().length > 0) frame = requestAnimationFrame(poll);
      else rest();
    };
    const stop = (): void => {
      cancelAnimationFrame(frame);
      listening?.abort();
    };
    // Only on focus, because listening for gamepads starts a service of the browser.
    const start = (): void => {
      stop();
      listening = new AbortController();
      const { signal } = listening;
      addEventListener("gamepadconnected", update, { signal });
      addEventListener("gamepaddisconnected", update, { signal });
      update();
    };
    if (!("getGamepads" in navigator)) return undefined;
    canvas.addEventListener("focus", start, { signal: focused.signal });
    const leave = (): void => {
      stop();
      rest();
    };
    canvas.addEventListener("blur", leave, { signal: focused.signal });
    return () => {
      focused.abort();
      stop();
    };
  }, [map, store]);
}

function move(map: MapLibreMap, { panX, panY, zoom, rotate, tilt }: PadMotion): void {
  const { clientWidth: width, clientHeight: height } = map.getCanvas();
  map.jumpTo(
    {
      center: map.unproject([width / 2 + panX * SPEED.pan, height / 2 + panY * SPEED.pan]),
      zoom: map.getZoom() + zoom * SPEED.zoom,
      bearing: map.getBearing() + rotate * SPEED.rotate,
      pitch: map.getPitch() + tilt * SPEED.tilt,
    },
    CONTINUES,
  );
}
