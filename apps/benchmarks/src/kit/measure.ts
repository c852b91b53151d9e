import type { Samples } from "./results.ts";

/** A measure that libraries are compared by. */
export interface Measure {
  name: string;
  unit: string;
  samples: Samples;
  // Why: docs/decisions/testing.md#server-rendering-misses-its-target
  /** Maximum geometric mean of the kit's ratios to native elements. */
  maxRatioToNative?: number;
}
