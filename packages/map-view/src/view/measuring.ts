import { MEASURE_FIRST, MEASURE_SLOWEST } from "../constants.ts";

/** The pause before the next measurement, in ms: twice as long while nothing changes, up to 750. */
function nextPause(pause: number, hasChanged: boolean): number {
  return hasChanged ? MEASURE_FIRST : Math.min(2 * pause, MEASURE_SLOWEST);
}

/** Where a container is in the window, in CSS px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A container that is measured repeatedly. */
export interface Measuring {
  /** Measures now, and starts again with the shortest pause. */
  wake: () => void;
  stop: () => void;
}

/**
 * Measures a container after 16 ms, and again after pauses that double while nothing changes. Browsers have no
 * event for a container that moves within the page.
 */
export function startMeasuring(measure: () => Box, onChange: (box: Box) => void): Measuring {
  let pause = MEASURE_FIRST;
  let last: Box | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const measureOnce = (): void => {
    const { x, y, width, height } = measure();
    const box = { x, y, width, height };
    const hasChanged = !last || !isSame(last, box);
    last = box;
    pause = nextPause(pause, hasChanged);
    timer = setTimeout(measureOnce, pause);
    if (hasChanged) onChange(box);
  };
  const stop = (): void => clearTimeout(timer);
  const wake = (): void => {
    stop();
    pause = MEASURE_FIRST;
    measureOnce();
  };

  timer = setTimeout(measureOnce, pause);
  return { wake, stop };
}

function isSame(one: Box, other: Box): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height
  );
}
