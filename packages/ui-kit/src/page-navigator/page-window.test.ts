import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test.each([
  { current: 0, total: 10, shown: 1 },
  { current: -3, total: 10, shown: 1 },
  { current: 4, total: 10, shown: 4 },
  { current: 11, total: 10, shown: 10 },
  { current: 3.7, total: 10, shown: 3 },
  { current: Number.NaN, total: 10, shown: 1 },
  { current: 2, total: 0, shown: 1 },
  { current: 9, total: 2.5, shown: 2 },
  { current: 400, total: undefined, shown: 400 },
  { current: 400, total: Infinity, shown: 400 },
  // A number as an attribute has it.
  { current: 11, total: "10" as unknown as number, shown: 10 },
])("current is clamped to 1..total: $current of $total is $shown", ({ current, total, shown }) => {
  expect(pageWindow(current, total).current).toBe(shown);
});

test.each([
  { spread: undefined, total: 10, pages: [3, 4, 5, 6, 7] },
  { spread: 9, total: 10, pages: [3, 4, 5, 6, 7] },
  { spread: 3, total: 10, pages: [4, 5, 6] },
  { spread: 4, total: 10, pages: [3, 4, 5, 6] },
  { spread: 1, total: 10, pages: [5] },
  { spread: 0, total: 10, pages: [5] },
  { spread: -2, total: 10, pages: [5] },
  { spread: Number.NaN, total: 10, pages: [3, 4, 5, 6, 7] },
])("spread is clamped to 1..5 (default 5): $spread shows $pages", ({ spread, total, pages }) => {
  expect(pageWindow(5, total, spread).pages).toEqual(pages);
});

test.each([
  { current: 1, total: 3, pages: [1, 2, 3] },
  { current: 1, total: 1, pages: [1] },
  { current: 1, total: 0, pages: [1] },
  { current: 1, total: 9, pages: [1, 2, 3, 4, 5] },
  { current: 9, total: 9, pages: [5, 6, 7, 8, 9] },
  { current: 1, total: undefined, pages: [1, 2, 3, 4, 5] },
  { current: 40, total: undefined, pages: [38, 39, 40, 41, 42] },
])(
  "and to no more than total: page $current of $total shows $pages",
  ({ current, total, pages }) => {
    expect(pageWindow(current, total).pages).toEqual(pages);
  },
);

test.each([
  { total: undefined, last: Infinity },
  { total: Number.NaN, last: Infinity },
  { total: 0, last: 1 },
  { total: 9, last: 9 },
  { total: "9" as unknown as number, last: 9 },
  { total: "" as unknown as number, last: Infinity },
  { total: null as unknown as number, last: Infinity },
])(
  "an unknown total is treated as infinite: the last page of $total is $last",
  ({ total, last }) => {
    expect(pageWindow(1, total).last).toBe(last);
  },
);

test("ends with the current page if there is no next one", () => {
  expect(pageWindow(400, undefined, 5, true).pages).toEqual([396, 397, 398, 399, 400]);
  expect(pageWindow(2, undefined, 5, true).pages).toEqual([1, 2]);
});
