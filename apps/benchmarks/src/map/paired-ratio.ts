/** How many times longer one way takes than another. */
export interface PairedRatio {
  ratio: number;
  /** Ends of the 95 % interval. */
  low: number;
  high: number;
}

/** Quantiles of Student's t distribution for a two-sided 95 % interval, by degrees of freedom from 14 on. */
const T = [2.145, 2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064];

/**
 * The geometric mean of the ratios of neighboring runs and its 95 % interval. What slows the machine for a while
 * slows both runs of a pair.
 *
 * @throws if there are fewer than 15 pairs
 */
export function pairedRatio(times: readonly number[], base: readonly number[]): PairedRatio {
  const logs = times.map((time, pair) => Math.log(time / (base[pair] ?? Number.NaN)));
  const count = logs.length;
  if (count < 15) throw new RangeError("Too few pairs for an interval.");
  const mean = logs.reduce((sum, log) => sum + log, 0) / count;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (count - 1);
  const half = (T[Math.min(count - 15, T.length - 1)] ?? 0) * Math.sqrt(variance / count);
  return { ratio: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half) };
}
