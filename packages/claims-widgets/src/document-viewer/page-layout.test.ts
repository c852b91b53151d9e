import { expect, test } from "vitest";
import { heightOf, pageLayout, pagesInSight, placeAt, scrollTopOf } from "./page-layout.ts";

const usual = { width: 800, height: 1000 };
const landscape = { width: 1000, height: 800 };
/** The second of four pages is wider and lower than the others. */
const layout = pageLayout(4, usual, new Map([[2, landscape]]));

test("adds 12 px around each page, and finds the widest", () => {
  expect(layout.tops).toEqual([12, 1024, 1836, 2848]);
  expect(layout.width).toBe(1000);
});

test.each([
  { first: 1, last: 0, height: 0 },
  { first: 1, last: 2, height: 1812 },
  { first: 3, last: 4, height: 2012 },
])("pages $first to $last are $height px high", ({ first, last, height }) => {
  expect(heightOf(layout, first, last)).toBe(height);
});

test.each([
  { case: "at the top", scale: 1, upper: 0, lower: 500, seen: [[1, 488]] },
  {
    case: "between two pages",
    scale: 1,
    upper: 1000,
    lower: 1100,
    seen: [
      [1, 12],
      [2, 76],
    ],
  },
  { case: "in a gap", scale: 1, upper: 1013, lower: 1023, seen: [] },
  {
    case: "at half the size",
    scale: 0.5,
    upper: 0,
    lower: 600,
    seen: [
      [1, 500],
      [2, 88],
    ],
  },
  { case: "at the end", scale: 2, upper: 7000, lower: 7720, seen: [[4, 696]] },
  { case: "where there is no room", scale: 1, upper: 0, lower: 0, seen: [] },
])("$case, it returns the visible pixels of each page", ({ scale, upper, lower, seen }) => {
  expect([...pagesInSight(layout, scale, upper, lower)]).toEqual(seen);
});

test("finds a place again at another scale, and after pages above it changed size", () => {
  const place = placeAt(layout, 1, 1836 + 250);

  expect(place).toEqual({ page: 3, share: 0.25 });
  expect(scrollTopOf(layout, 2, place)).toBe(2 * (1836 + 250));
  const known = new Map([
    [1, landscape],
    [2, landscape],
  ]);
  expect(scrollTopOf(pageLayout(4, usual, known), 1, place)).toBe(1636 + 250);
});
