/** What a compass shows: nothing to do, north at the top, or a map that is turned. */
export type CompassState = "disabled" | "compass" | "rotation";

/** Angles closer than this to north are north, in degrees. */
const EPSILON = 0.1;

/** The state of a compass. */
export function compassState(canRotate: boolean, bearing: number): CompassState {
  if (!canRotate) return "disabled";
  return Math.abs(bearing) < EPSILON ? "compass" : "rotation";
}
