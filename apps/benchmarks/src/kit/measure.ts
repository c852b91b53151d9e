import type { Samples } from "./results.ts";

/** One of the things that libraries are compared by. */
export interface Measure {
  name: string;
  unit: string;
  samples: Samples;
  // Why: docs/decisions/testing.md#server-rendering-misses-its-target
  /** How many times the floor ours may take, in the geometric mean. */
  mostTimesNative?: number;
}
