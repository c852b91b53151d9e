import { median } from "../api/median.ts";

/** How many times longer one way takes than another. */
export interface PairedRatio {
  ratio: number;
  /** Ends of the 95 % interval of the ratio. */
  low: number;
  high: number;
}

const RESAMPLES = 4000;

/**
 * The median ratio of paired runs, and its 95 % interval by bootstrap. Other load on the machine affects both runs of
 * a pair.
 *
 * @throws if there are fewer than 15 pairs
 */
export function pairedRatio(times: readonly number[], base: readonly number[]): PairedRatio {
  const ratios = times.map((time, pair) => time / (base[pair] ?? Number.NaN));
  if (ratios.length < 15) throw new RangeError("Too few pairs for an interval.");
  const random = seeded(ratios.length);
  const medians = Array.from({ length: RESAMPLES }, () =>
    middleOf(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? Number.NaN)),
  ).toSorted((one, other) => one - other);
  return {
    ratio: middleOf(ratios),
    low: medians[Math.floor(RESAMPLES * 0.025)] ?? Number.NaN,
    high: medians[Math.ceil(RESAMPLES * 0.975) - 1] ?? Number.NaN,
  };
}

/** The median on a logarithmic scale, where ½ and 2 are equally far from 1. */
const middleOf = (ratios: readonly number[]): number => Math.exp(median(ratios.map(Math.log)));

/** Pseudorandom numbers from 0 to 1, the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
