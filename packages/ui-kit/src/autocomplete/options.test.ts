import { expect, test, vi } from "vitest";
import { filterOptions, findExactMatch, splitAt } from "./options.ts";

const list = ["North Ohio", "Ohio", "Río", "Ohio City"].map((text) => ({ value: text, text }));

test.each([
  { typed: "ohio", count: 5, found: ["Ohio", "Ohio City", "North Ohio"] },
  { typed: "ohio", count: 2, found: ["Ohio", "Ohio City"] },
  { typed: "RIO", count: 5, found: ["Río"] },
  { typed: "", count: 1, found: ["North Ohio"] },
])("finds $found for '$typed', at most $count", ({ typed, count, found }) => {
  expect(filterOptions(list, typed, count).map(({ text }) => text)).toEqual(found);
});

test("folds each text of a long list once, not on every keystroke", () => {
  const long = Array.from({ length: 1_000 }, (_, place) => ({ value: "", text: `Road ${place}` }));
  const normalize = vi.spyOn(String.prototype, "normalize");

  for (const typed of ["r", "ro", "roa", "road 999"]) {
    filterOptions(long, typed, 2_000);
    findExactMatch(long, typed);
  }

  expect(normalize.mock.calls.length).toBeLessThan(1_010);
  normalize.mockRestore();
});

test.each([
  { text: "서울시", typed: "울", parts: ["서", "울", "시"] },
  { text: "서울시", typed: "우", parts: ["서", "울", "시"] },
  { text: "Sa\u0303o Paulo", typed: "pau", parts: ["Sa\u0303o ", "Pau", "lo"] },
  { text: "São Paulo", typed: "Sa\u0303o", parts: ["", "São", " Paulo"] },
  { text: "Ohio", typed: "utah", parts: ["Ohio", "", ""] },
])("marks the letters of '$text' that match '$typed'", ({ text, typed, parts }) => {
  expect(splitAt(text, typed)).toEqual(parts);
});
