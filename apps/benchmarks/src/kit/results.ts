import { median } from "../api/median.ts";
import type { Library } from "./libraries.ts";
import { PARTS, type Part } from "./parts.ts";

/** What each library took for a part, or for all its parts: one number for each round. */
export type Samples = ReadonlyMap<Part | "all", ReadonlyMap<Library, readonly number[]>>;

/**
 * How many times as much `above` took as `below`; `undefined` if one of them lacks the part. It is the median of the
 * rounds' ratios, because other load on the machine affects both in the same round.
 */
export function ratio(
  samples: Samples,
  part: Part | "all",
  above: Library,
  below: Library,
): number | undefined {
  const [more, less] = [samples.get(part)?.get(above), samples.get(part)?.get(below)];
  if (!more || !less) return undefined;
  return median(more.map((taken, round) => taken / (less[round] ?? Number.NaN)));
}

/** Geometric mean of {@link ratio} over the parts that both have; `NaN` if they have none in common. */
export function meanRatio(samples: Samples, above: Library, below: Library): number {
  const ratios = PARTS.map((part) => ratio(samples, part, above, below));
  const logarithms = ratios.flatMap((each) => (each === undefined ? [] : [Math.log(each)]));
  return Math.exp(logarithms.reduce((sum, each) => sum + each, 0) / logarithms.length);
}
