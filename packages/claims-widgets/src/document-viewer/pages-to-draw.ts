/** More canvases at a time are too much for a phone. */
const MAX_CANVASES = 3;

/** How many pixels of a page's height are visible, by page number. */
export type Visible = ReadonlyMap<number, number>;

/** The current page: the one with the most visible pixels. A tie keeps the current one. */
export function currentPage(visible: Visible, known: number): number {
  const most = Math.max(...visible.values());
  if (visible.size === 0 || visible.get(known) === most) return known;
  const [first = known] = [...visible.keys()]
    .filter((page) => visible.get(page) === most)
    .toSorted((a, b) => a - b);
  return first;
}

/** The pages to draw: the most visible first, then those nearest to the current one. */
export function pagesToDraw(visible: Visible, current: number, count: number): ReadonlySet<number> {
  const near = [current - 2, current - 1, current, current + 1, current + 2];
  const candidates = new Set(
    [...visible.keys(), ...near].filter((page) => page >= 1 && page <= count),
  );
  const order = [...candidates].toSorted(
    (a, b) =>
      (visible.get(b) ?? 0) - (visible.get(a) ?? 0) ||
      Math.abs(a - current) - Math.abs(b - current),
  );
  return new Set(order.slice(0, MAX_CANVASES));
}
