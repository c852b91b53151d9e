import { GAMEPAD_DEAD_ZONE, SPACEMOUSE_DEAD_ZONE } from "../constants.ts";

/** What counts of a `Gamepad`. */
export interface Pad {
  id: string;
  axes: readonly number[];
  buttons: readonly { value: number }[];
}

/** How far a pad moves the camera; each from -1 to 1. */
export interface PadMotion {
  /** To the right. */
  panX: number;
  /** Downward. */
  panY: number;
  /** In. */
  zoom: number;
  /** Clockwise. */
  rotate: number;
  /** Toward the horizon. */
  tilt: number;
}

/** An axis without its dead zone: 0 within it, and from there evenly to 1. */
export function axisValue(value: number, threshold: number): number {
  const beyond = Math.abs(value) - threshold;
  if (!(beyond > 0)) return 0;
  return Math.sign(value) * Math.min(1, beyond / (1 - threshold));
}

/** Whether a pad is a spacemouse, whose cap has six axes. */
function isSpacemouse(id: string): boolean {
  return /space\s?(mouse|navigator|pilot|explorer)|3dconnexion|vendor: (046d|256f).*product: c6/i.test(
    id,
  );
}

/** How a pad moves the camera now. */
export function padMotion(pad: Pad): PadMotion {
  return isSpacemouse(pad.id) ? spacemouseMotion(pad) : gamepadMotion(pad);
}

/** The left stick pans, the right one turns and tilts, the triggers zoom. */
function gamepadMotion({ axes, buttons }: Pad): PadMotion {
  const axis = (at: number): number => axisValue(axes[at] ?? 0, GAMEPAD_DEAD_ZONE);
  const trigger = (at: number): number => axisValue(buttons[at]?.value ?? 0, GAMEPAD_DEAD_ZONE);
  return {
    panX: axis(0),
    panY: axis(1),
    rotate: axis(2),
    tilt: -axis(3) + 0,
    zoom: trigger(7) - trigger(6),
  };
}

/** Pushing the cap pans, pressing or lifting it zooms, twisting it turns, tipping it tilts. */
function spacemouseMotion({ axes }: Pad): PadMotion {
  const axis = (at: number): number => axisValue(axes[at] ?? 0, SPACEMOUSE_DEAD_ZONE);
  return { panX: axis(0), panY: axis(1), zoom: axis(2), tilt: axis(3), rotate: axis(5) };
}

/** Whether a pad is at rest. */
export function isStill({ panX, panY, zoom, rotate, tilt }: PadMotion): boolean {
  return panX === 0 && panY === 0 && zoom === 0 && rotate === 0 && tilt === 0;
}
