import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAvailable, readRules } from "./date-rules.ts";
import { fromIso, toIso } from "./dates.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

function range(props: { min?: string; max?: string }): string[] {
  const { min, max } = readRules(props, "en-US");
  return [min, max].map(toIso);
}

test("reaches from 15 years before to 15 years after today", () => {
  expect(range({})).toEqual(["2011-11-20", "2041-11-20"]);
});

test("ends on February 28 if the other year has no February 29", () => {
  vi.setSystemTime(new Date(2028, 1, 29));

  expect(range({})).toEqual(["2013-02-28", "2043-02-28"]);
});

test.each([
  { min: "11/01/2026", max: "2026-11-30", from: "2026-11-01", to: "2026-11-30" },
  { min: "2026-11-01", from: "2026-11-01", to: "2041-11-20" },
  { max: "2026-11-30", from: "2011-11-20", to: "2026-11-30" },
  { min: "2050-01-01", from: "2050-01-01", to: "2065-01-01" },
  { max: "1950-01-01", from: "1935-01-01", to: "1950-01-01" },
  // A range that ends before it begins: the end is ignored.
  { min: "2026-11-20", max: "2026-11-19", from: "2026-11-20", to: "2041-11-20" },
  { min: "", max: "", from: "2011-11-20", to: "2041-11-20" },
])("reaches from $from to $to with min $min and max $max", ({ from, to, ...limits }) => {
  expect(range(limits)).toEqual([from, to]);
});

test.each([
  { date: "2026-11-20", available: true },
  { date: "2011-11-20", available: true },
  { date: "2011-11-19", available: false },
  { date: "2041-11-20", available: true },
  { date: "2041-11-21", available: false },
  { date: "2026-11-26", available: false },
  { date: "2026-12-25", available: false },
])("available on $date: $available", ({ date, available }) => {
  const rules = readRules({ disabledDates: "11/26/2026, 12/25/2026" }, "en-US");

  expect(isAvailable(fromIso(date) ?? 0, rules)).toBe(available);
});

test("disables 01/01/1899 by default", () => {
  const rules = readRules({ min: "01/01/1890", max: "01/01/1900" }, "en-US");

  expect([...rules.disabled.keys()].map(toIso)).toEqual(["1899-01-01"]);
  expect(isAvailable(fromIso("1899-01-01") ?? 0, rules)).toBe(false);
});

test("parses the lists, each with its label", () => {
  const { marks } = readRules(
    {
      datesOne: "11/20/2026",
      datesOneLabel: "payment due",
      datesTwo: "",
      datesThree: ["2026-11-30"],
    },
    "en-US",
  );

  expect(marks.map(({ name, label, days }) => [name, label, days.size])).toEqual([
    ["one", "payment due", 1],
    ["three", undefined, 1],
  ]);
});

test("reports and ignores invalid dates and unsupported languages", () => {
  const onUnusable = vi.fn();

  const { min, max, locale } = readRules(
    { min: "soon", max: "02/30/2026", disabledDates: ["x"], datesTwo: "11/20/2026,y" },
    "xx-XX",
    onUnusable,
  );

  expect(onUnusable.mock.calls.map(String).toSorted()).toEqual([
    "date,02/30/2026",
    "date,soon",
    "date,x",
    "date,y",
    "locale,xx-XX",
  ]);
  expect([min, max].map(toIso)).toEqual(["2011-11-20", "2041-11-20"]);
  expect(locale).toBe("en-US");
});
