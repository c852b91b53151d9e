/** Sorts from the lowest to the highest, what has no rank last; equals stay as they were. */
export function sortedBy<T>(items: readonly T[], rankOf: (item: T) => number | undefined): T[] {
  const rank = (item: T): number => rankOf(item) ?? Number.MAX_VALUE;
  return items.toSorted((a, b) => rank(a) - rank(b));
}

/** Leaves out what has the key of an item before it. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const seen = new Set();
  return items.filter((item) => seen.size < seen.add(keyOf(item)).size);
}
