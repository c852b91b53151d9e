/** Fewest and most columns of tiles. See docs/reference/kit.md#tiles. */
const FEWEST = 2;
const MOST = 4;

/** How many columns there should be; a number that can't be is made anew from the number of tiles. */
export function columnCount(wanted: number | undefined, tiles: number): number {
  const isPossible = Number.isInteger(wanted) && Number(wanted) >= FEWEST && Number(wanted) <= MOST;
  return isPossible ? Number(wanted) : Math.min(MOST, Math.max(FEWEST, tiles));
}
