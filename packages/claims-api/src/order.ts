/** Sorts by ascending rank, items without a rank last. Stable. */
export function sortedBy<T>(items: readonly T[], rankOf: (item: T) => number | undefined): T[] {
  const rank = (item: T): number => rankOf(item) ?? Number.MAX_VALUE;
  return items.toSorted((a, b) => rank(a) - rank(b));
}

/** Removes items whose key an earlier item has. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const seen = new Set();
  return items.filter((item) => seen.size < seen.add(keyOf(item)).size);
}
