import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import "../styles.css";
import { TileGroup } from "./tile-group.tsx";
import { Tile } from "./tile.tsx";

afterEach(cleanup);

/** The number of tiles in the first row of a group with a given width. */
function inFirstRow(width: number, columns: number | undefined, tiles: number): number {
  const { container } = render(
    <TileGroup columns={columns}>
      {Array.from({ length: tiles }, (_, index) => (
        <Tile key={index} label={`Tile ${index}`} href="#" />
      ))}
    </TileGroup>,
  );
  container.style.inlineSize = `${width}px`;
  const tops = screen.getAllByRole("listitem").map((item) => item.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

test.each([
  { width: 549, columns: 4, row: 1 },
  { width: 550, columns: 2, row: 2 },
  { width: 550, columns: 4, row: 2 },
  { width: 749, columns: 3, row: 2 },
  { width: 750, columns: 3, row: 3 },
  { width: 999, columns: 4, row: 2 },
  { width: 1000, columns: 4, row: 4 },
  { width: 1400, columns: 3, row: 3 },
  { width: 1400, columns: 2, row: 2 },
])(
  "one column below 550px width, two from 550px, three from 750px (when 3 wanted), four from 1000px (when 4 wanted): $columns wanted at $width px make $row",
  ({ width, columns, row }) => {
    expect(inFirstRow(width, columns, 8)).toBe(row);
  },
);

test.each([
  { width: 550, columns: 2 },
  { width: 750, columns: 3 },
  { width: 1000, columns: 4 },
])("tile minimum width 250px, with $columns columns in $width px", ({ width, columns }) => {
  inFirstRow(width, columns, 4);

  for (const item of screen.getAllByRole("listitem")) {
    expect(item.getBoundingClientRect().width).toBeGreaterThanOrEqual(250);
  }
});

test("a tile shrinks in a container narrower than that", () => {
  inFirstRow(200, 2, 2);

  for (const item of screen.getAllByRole("listitem")) {
    expect(item.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  }
});

test("counts the tiles if the number of columns is not set", () => {
  expect(inFirstRow(1000, undefined, 3)).toBe(3);
});
