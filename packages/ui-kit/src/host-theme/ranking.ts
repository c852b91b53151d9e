/** A value, and how much it counts. */
export type Weighted<T> = readonly [value: T, weight: number];

/** The values, the one with the largest sum of weights first. Of equal ones, the one that came first. */
export function ranking<T>(votes: readonly Weighted<T>[]): T[] {
  const sums = new Map<T, number>();
  for (const [value, weight] of votes) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}
