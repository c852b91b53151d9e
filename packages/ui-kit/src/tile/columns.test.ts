import { expect, test } from "vitest";
import { columnCount } from "./columns.ts";

test.each([
  { wanted: 2, tiles: 9, columns: 2 },
  { wanted: 3, tiles: 1, columns: 3 },
  { wanted: 4, tiles: 2, columns: 4 },
  { wanted: 1, tiles: 3, columns: 3 },
  { wanted: 5, tiles: 3, columns: 3 },
  { wanted: 2.5, tiles: 3, columns: 3 },
  { wanted: Number.NaN, tiles: 3, columns: 3 },
  { wanted: undefined, tiles: 1, columns: 2 },
  { wanted: undefined, tiles: 12, columns: 4 },
  { wanted: undefined, tiles: 0, columns: 2 },
])(
  "a column count outside 2 to 4 is recomputed from the number of tiles: $wanted of $tiles is $columns",
  ({ wanted, tiles, columns }) => {
    expect(columnCount(wanted, tiles)).toBe(columns);
  },
);
