import { expect, test } from "vitest";
import type { CellValue } from "./columns.ts";
import { sortRows } from "./sort-rows.ts";

const itself = { value: (value: CellValue) => value };

test.each<{ what: string; values: CellValue[]; sorted: CellValue[]; locale?: string }>([
  { what: "numbers by value", values: [10, 9, -1, 100.5], sorted: [-1, 9, 10, 100.5] },
  { what: "money, big and small", values: [1200n, 85.5], sorted: [85.5, 1200n] },
  {
    what: "dates by time",
    values: [new Date("2026-11-03"), new Date("2025-12-31")],
    sorted: [new Date("2025-12-31"), new Date("2026-11-03")],
  },
  {
    what: "texts without regard to case or accent first",
    values: ["Zeta", "éclair", "apple", "Echo", "Apple"],
    sorted: ["apple", "Apple", "Echo", "éclair", "Zeta"],
  },
  {
    what: "Spanish texts",
    values: ["ñu", "oso", "nube"],
    sorted: ["nube", "ñu", "oso"],
    locale: "es-US",
  },
  {
    what: "numbers by value before texts",
    values: ["Waived", 500, 1000, "Denied", 250, 90n],
    sorted: [90n, 250, 500, 1000, "Denied", "Waived"],
  },
  { what: "German texts", values: ["z", "ö", "p"], sorted: ["ö", "p", "z"], locale: "de" },
  { what: "Swedish texts", values: ["ö", "z", "p"], sorted: ["p", "z", "ö"], locale: "sv" },
])("sorts $what", ({ values, sorted, locale = "en-US" }) => {
  expect(sortRows(values, itself, "ascending", locale)).toEqual(sorted);
  expect(sortRows(values, itself, "descending", locale)).toEqual(sorted.toReversed());
});

test.each(["ascending", "descending"] as const)("sorts missing values last, %s", (direction) => {
  const values = [null, 2, undefined, Number.NaN, 1, ""];

  expect(sortRows(values, itself, direction, "en-US").slice(2)).toEqual([
    null,
    undefined,
    Number.NaN,
    "",
  ]);
});

test.each(["ascending", "descending"] as const)(
  "keeps the order of equal rows, %s",
  (direction) => {
    const rows = Array.from({ length: 500 }, (_, place) => ({ place, city: "Columbus" }));

    expect(sortRows(rows, { value: ({ city }) => city }, direction, "en-US")).toEqual(rows);
  },
);

test.each(["ascending", "descending"] as const)(
  "treats different spellings and equal values as equal, %s",
  (direction) => {
    const texts = ["\u00e9", "e\u0301", "\u00e9"];
    const amounts = [1n, 1, 1n];

    expect(sortRows(texts, itself, direction, "en-US")).toEqual(texts);
    expect(sortRows(amounts, itself, direction, "en-US")).toEqual(amounts);
  },
);

test("does not change the original array", () => {
  const rows = [2, 1];

  sortRows(rows, itself, "ascending", "en-US");

  expect(rows).toEqual([2, 1]);
});
