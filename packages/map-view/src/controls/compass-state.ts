/** State of a compass: disabled, north is up, or the map is turned. */
export type CompassState = "disabled" | "compass" | "rotation";

/** Largest angle that still counts as north, in degrees. */
const EPSILON = 0.1;

/** Returns the state of a compass. */
export function compassState(canRotate: boolean, bearing: number): CompassState {
  if (!canRotate) return "disabled";
  return Math.abs(bearing) < EPSILON ? "compass" : "rotation";
}
