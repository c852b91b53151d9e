import { expect, test } from "vitest";
import { pageOf } from "./page-of.ts";

const shops = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  { count: 10, requested: 1, page: { page: 1, pages: 1, first: 1, last: 10 } },
  { count: 11, requested: 1, page: { page: 1, pages: 2, first: 1, last: 10 } },
  { count: 11, requested: 2, page: { page: 2, pages: 2, first: 11, last: 11 } },
  { count: 24, requested: 3, page: { page: 3, pages: 3, first: 21, last: 24 } },
  // The list has become shorter.
  { count: 9, requested: 3, page: { page: 1, pages: 1, first: 1, last: 9 } },
])("page $requested of $count shops", ({ count, requested, page }) => {
  expect(pageOf(shops(count), requested)).toEqual({
    ...page,
    items: shops(count).slice(page.first - 1, page.last),
  });
});
