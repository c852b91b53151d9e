import { MAX_ANIMATION, MIN_ANIMATION } from "../constants.ts";

/** How `goTo` moves the camera. */
export interface GoToOptions {
  /** Duration, in ms. By default, it depends on the distance, from 500 to 8000 ms. */
  duration?: number;
  /**
   * Longest duration where no `duration` is given, in ms.
   * @default 8000
   */
  maxDuration?: number;
  /**
   * How fast to go where no `duration` is given: 2 takes half the time.
   * @default 1
   */
  speedFactor?: number;
  /** Returns the progress of the animation for a share of its time. Both are between 0 and 1. */
  easing?: (share: number) => number;
  /**
   * Set to `false` to go there at once.
   * @default true
   */
  animate?: boolean;
  /** Stops the animation when it aborts. */
  signal?: AbortSignal;
}

/**
 * Time that an animation takes, in ms.
 *
 * @param natural time of a flight over this distance at a steady pace, in ms
 */
export function animationTime(
  natural: number,
  { duration, maxDuration = MAX_ANIMATION, speedFactor = 1, animate = true }: GoToOptions,
  prefersReducedMotion: boolean,
): number {
  if (!animate || prefersReducedMotion) return 0;
  // MapLibre's camera does not recover from a duration of NaN.
  if (duration !== undefined && !Number.isNaN(duration)) return Math.max(0, duration);
  const time = natural / (speedFactor > 0 ? speedFactor : 1);
  return Math.min(maxDuration > 0 ? maxDuration : MAX_ANIMATION, Math.max(MIN_ANIMATION, time));
}

/** As MapLibre flies: curve 1.42 and 1.2 screens a second. */
const CURVE = 1.42;
const SCREENS_PER_SECOND = 1.2;

/**
 * Natural time of a flight, in ms, along the path of van Wijk that MapLibre flies.
 *
 * @param distance distance between the two centers, in screen px at the zoom where the flight starts
 * @param factor scale at the end of the flight, relative to its start
 * @param screen the larger edge of the map, in CSS px
 */
export function flightTime(distance: number, factor: number, screen: number): number {
  const [from, to] = [screen, screen / factor];
  const rho2 = CURVE ** 2;
  if (distance < 1e-6) return (Math.abs(Math.log(to / from)) / CURVE / SCREENS_PER_SECOND) * 1000;
  const r = (isDescent: boolean): number => {
    const [width, sign] = isDescent ? [to, -1] : [from, 1];
    const b =
      (to ** 2 - from ** 2 + sign * rho2 ** 2 * distance ** 2) / (2 * width * rho2 * distance);
    return Math.log(Math.sqrt(b ** 2 + 1) - b);
  };
  return (Math.abs(r(true) - r(false)) / CURVE / SCREENS_PER_SECOND) * 1000;
}
