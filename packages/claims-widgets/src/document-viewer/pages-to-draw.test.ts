import { expect, test } from "vitest";
import { currentPage, pagesToDraw } from "./pages-to-draw.ts";

const inSight = (...pages: [number, number][]): ReadonlyMap<number, number> => new Map(pages);

test.each([
  { case: "nothing is in sight yet", visible: inSight(), known: 1, is: 1 },
  { case: "one page fills the view", visible: inSight([4, 500]), known: 3, is: 4 },
  { case: "the next has more of it", visible: inSight([1, 200], [2, 300]), known: 1, is: 2 },
  { case: "two have as much", visible: inSight([2, 250], [1, 250]), known: 7, is: 1 },
  { case: "it is as much in sight as others", visible: inSight([1, 90], [2, 90]), known: 2, is: 2 },
])("when $case, page $is is the current one", ({ visible, known, is }) => {
  expect(currentPage(visible, known)).toBe(is);
});

test.each([
  { case: "at the beginning", visible: inSight(), current: 1, count: 30, drawn: [1, 2, 3] },
  { case: "in the middle", visible: inSight([5, 500]), current: 5, count: 30, drawn: [4, 5, 6] },
  { case: "at the end", visible: inSight([30, 500]), current: 30, count: 30, drawn: [28, 29, 30] },
  { case: "of two pages", visible: inSight([1, 500]), current: 1, count: 2, drawn: [1, 2] },
  { case: "of one", visible: inSight(), current: 1, count: 1, drawn: [1] },
  {
    case: "where small pages are in sight",
    visible: inSight([4, 90], [5, 90], [6, 90]),
    current: 4,
    count: 30,
    drawn: [4, 5, 6],
  },
  {
    case: "where more are in sight than may be drawn",
    visible: inSight([3, 40], [4, 90], [5, 90], [6, 90]),
    current: 4,
    count: 30,
    drawn: [4, 5, 6],
  },
])("draws the three most relevant pages $case", ({ visible, current, count, drawn }) => {
  expect([...pagesToDraw(visible, current, count)].toSorted((a, b) => a - b)).toEqual(drawn);
});
