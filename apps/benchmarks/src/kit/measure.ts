import type { Samples } from "./results.ts";

/** One of the things that libraries are compared by. */
export interface Measure {
  name: string;
  unit: string;
  samples: Samples;
  /** How many times the floor ours may take, in the geometric mean. */
  mostTimesNative?: number;
}
