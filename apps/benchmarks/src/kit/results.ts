import { median } from "../api/median.ts";
import type { Library } from "./libraries.ts";
import { PARTS, type Part } from "./parts.ts";

/** What each library took for a part, or for all that it has: one number a round. */
export type Samples = ReadonlyMap<Part | "all", ReadonlyMap<Library, readonly number[]>>;

/**
 * How many times as much one library took as another. It is the median of the rounds' ratios, because
 * what slowed the machine in one round slowed both; `undefined` where one of them lacks the part.
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

/** The geometric mean of that over the parts that both have; `NaN` if there are none. */
export function meanRatio(samples: Samples, above: Library, below: Library): number {
  const ratios = PARTS.map((part) => ratio(samples, part, above, below));
  const logarithms = ratios.flatMap((each) => (each === undefined ? [] : [Math.log(each)]));
  return Math.exp(logarithms.reduce((sum, each) => sum + each, 0) / logarithms.length);
}
