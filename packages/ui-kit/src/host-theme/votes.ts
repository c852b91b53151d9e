/** Votes for values, by weight. */
interface Votes<T> {
  add(value: T, weight: number): void;
  /** The values, most votes first. Of equal ones, the first that got a vote. */
  ranking(): T[];
}

export function createVotes<T>(): Votes<T> {
  const weights = new Map<T, number>();
  return {
    add: (value, weight) => void weights.set(value, (weights.get(value) ?? 0) + weight),
    ranking: () => [...weights].toSorted(([, a], [, b]) => b - a).map(([value]) => value),
  };
}
