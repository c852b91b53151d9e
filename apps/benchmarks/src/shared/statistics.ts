/** The median; `NaN` if there are no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** How many times longer one way takes than another. */
export interface PairedRatio {
  ratio: number;
  /** Ends of the 95 % interval of the ratio. */
  low: number;
  high: number;
}

const RESAMPLES = 4000;
const MIN_PAIRS = 15;

/**
 * The median ratio of paired runs, and its 95 % interval by bootstrap; for fewer than 15 pairs, their range. Other load
 * on the machine affects both runs of a pair.
 */
export function pairedRatio(times: readonly number[], base: readonly number[]): PairedRatio {
  const ratios = times.map((time, pair) => time / (base[pair] ?? Number.NaN));
  if (ratios.length < MIN_PAIRS) {
    return { ratio: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
  }
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

/** A ratio and its interval, such as `1.05 (1.01–1.09)`. */
export function showRatio({ ratio, low, high }: PairedRatio): string {
  return `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

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
