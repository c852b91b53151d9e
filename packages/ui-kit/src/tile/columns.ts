/** Fewest and most columns of tiles. See docs/reference/kit.md#tiles. */
const FEWEST = 2;
const MOST = 4;

/** Number of columns; an invalid number is replaced by one that suits the number of tiles. */
export function columnCount(wanted: number | undefined, tiles: number): number {
  const isPossible = Number.isInteger(wanted) && Number(wanted) >= FEWEST && Number(wanted) <= MOST;
  return isPossible ? Number(wanted) : Math.min(MOST, Math.max(FEWEST, tiles));
}
