import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addMonths,
  clamp,
  dateOf,
  dayOf,
  firstOfMonth,
  fromIso,
  readDate,
  readDates,
  today,
  toIso,
  weekdayOf,
  writeDate,
  yearOf,
} from "./dates.ts";

const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;

function day(iso: string): number {
  const read = fromIso(iso);
  if (read === undefined) throw new Error(`${iso} is no date.`);
  return read;
}

test.each([
  { iso: "1970-01-01", number: 0 },
  { iso: "1969-12-31", number: -1 },
  { iso: "2026-11-20", number: 20_777 },
  { iso: "0001-01-01", number: FIRST_DAY },
  { iso: "9999-12-31", number: LAST_DAY },
])("counts $iso as day $number", ({ iso, number }) => {
  expect(fromIso(iso)).toBe(number);
  expect(toIso(number)).toBe(iso);
});

test.each([
  { text: "2026-11-20", iso: "2026-11-20" },
  { text: "2026-11-20T14:30", iso: "2026-11-20" },
  { text: " 11/20/2026 ", iso: "2026-11-20" },
  { text: "1/2/2026", iso: "2026-01-02" },
  { text: "02/29/2028", iso: "2028-02-29" },
  { text: "02/29/2000", iso: "2000-02-29" },
  { text: "12/31/9999", iso: "9999-12-31" },
])("parses '$text' from the caller as $iso", ({ text, iso }) => {
  expect(readDate(text)).toBe(day(iso));
});

test.each([
  "",
  "tomorrow",
  "02/29/2026",
  "02/29/1900",
  "02/30/2026",
  "13/01/2026",
  "00/10/2026",
  "11/00/2026",
  "20/11/2026",
  "11/20/26",
  "11/20/20266",
  "2026-13-01",
  "2026-02-30",
  "2026-11-2",
  "2026-11-201",
  "2026-11-20 or so",
  "20261120",
  "NaN",
])("rejects '%s'", (text) => {
  expect(readDate(text)).toBeUndefined();
});

test("writes MM/DD/YYYY", () => {
  expect(writeDate(day("2026-01-02"))).toBe("01/02/2026");
  expect(writeDate(day("0999-12-31"))).toBe("12/31/0999");
});

test("has a number for every existing date, and for no other", () => {
  expect(dayOf(2028, 2, 29)).toBe(day("2028-02-29"));
  expect(dayOf(2026, 2, 29)).toBeUndefined();
  expect(dayOf(2026, 4, 31)).toBeUndefined();
  expect(dayOf(12_026, 1, 1)).toBeUndefined();
  expect(dayOf(2026, 1.5, 1)).toBeUndefined();
});

describe("adds months", () => {
  test.each([
    { from: "2026-01-31", months: 1, to: "2026-02-28" },
    { from: "2028-01-31", months: 1, to: "2028-02-29" },
    { from: "2026-03-31", months: -1, to: "2026-02-28" },
    { from: "2026-08-31", months: 1, to: "2026-09-30" },
    { from: "2026-11-20", months: 2, to: "2027-01-20" },
    { from: "2026-01-20", months: -1, to: "2025-12-20" },
    { from: "2028-02-29", months: 12, to: "2029-02-28" },
    { from: "2028-02-29", months: -48, to: "2024-02-29" },
    { from: "2026-11-20", months: -180, to: "2011-11-20" },
    { from: "0002-01-31", months: -11, to: "0001-02-28" },
  ])("$months to $from gives $to", ({ from, months, to }) => {
    expect(toIso(addMonths(day(from), months))).toBe(to);
  });

  test("and keeps the day of the month: Jan 31, Feb 28, Mar 31", () => {
    const february = addMonths(day("2026-01-31"), 1, 31);
    const march = addMonths(february, 1, 31);

    expect([february, march].map(toIso)).toEqual(["2026-02-28", "2026-03-31"]);
  });
});

test.each([
  { iso: "2026-11-20", weekday: 5 },
  { iso: "1970-01-04", weekday: 0 },
  { iso: "1899-01-01", weekday: 0 },
  { iso: "0001-01-01", weekday: 1 },
  { iso: "9999-12-31", weekday: 5 },
])("knows the weekday of $iso", ({ iso, weekday }) => {
  expect(weekdayOf(day(iso))).toBe(weekday);
});

test("clamps a day to a range, and to its start if the range is empty", () => {
  expect([clamp(1, 5, 9), clamp(7, 5, 9), clamp(11, 5, 9)]).toEqual([5, 7, 9]);
  expect(clamp(7, 9, 5)).toBe(9);
});

describe("a caller's list", () => {
  test.each([
    { form: "a comma list", list: "11/26/2026, 12/25/2026," },
    { form: "ISO dates", list: ["2026-11-26", "2026-12-25"] },
    { form: "a mixture", list: ["11/26/2026", { date: "2026-12-25", reason: "" }] },
  ])("may be $form", ({ list }) => {
    const onUnread = vi.fn();

    const days = readDates(list, onUnread);

    expect([...days.keys()].map(toIso)).toEqual(["2026-11-26", "2026-12-25"]);
    expect(onUnread).not.toHaveBeenCalled();
  });

  test("keeps reasons", () => {
    const days = readDates([{ date: "11/26/2026", reason: "office closed" }], () => {});

    expect(days.get(day("2026-11-26"))).toBe("office closed");
  });

  test("reports texts that are not dates, and keeps the others", () => {
    const onUnread = vi.fn();

    const days = readDates("11/26/2026, 02/30/2026", onUnread);

    expect(days.size).toBe(1);
    expect(onUnread.mock.calls).toEqual([[" 02/30/2026"]]);
  });
});

describe.each([
  "UTC",
  "America/Chicago",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kolkata",
])("today in %s", (zone) => {
  const before = process.env["TZ"];
  beforeEach(() => {
    process.env["TZ"] = zone;
    vi.useFakeTimers();
  });
  afterEach(() => {
    process.env["TZ"] = before;
    vi.useRealTimers();
  });

  test.each([
    { what: "the last minute of a day", time: [2026, 10, 20, 23, 59] },
    { what: "midnight", time: [2026, 10, 20, 0, 0] },
    { what: "the night when clocks go forward", time: [2026, 2, 8, 1, 59] },
    { what: "the morning after", time: [2026, 2, 8, 3, 1] },
    { what: "the night when clocks go back", time: [2026, 10, 1, 1, 30] },
    { what: "the end of that day", time: [2026, 10, 1, 23, 30] },
    { what: "February 29", time: [2028, 1, 29, 12, 0] },
  ] as const)("is the local date at $what", ({ time: [year, month, date, hour, minute] }) => {
    vi.setSystemTime(new Date(year, month, date, hour, minute));

    expect(today()).toBe(dayOf(year, month + 1, date));
  });
});

test("agrees with itself on fifty thousand days of ten thousand years", () => {
  const step = Math.ceil((LAST_DAY - FIRST_DAY) / 50_000);
  const disagreeing: number[] = [];
  for (let each = FIRST_DAY + 366; each < LAST_DAY - 366; each += step) {
    const iso = toIso(each);
    const [year, month, date] = iso.split("-").map(Number);
    const agrees =
      fromIso(iso) === each &&
      readDate(writeDate(each)) === each &&
      dayOf(year ?? 0, month ?? 0, date ?? 0) === each &&
      yearOf(each) === year &&
      dateOf(each) === date &&
      dateOf(firstOfMonth(each)) === 1 &&
      addMonths(addMonths(each, 1, date), -1, date) === each &&
      addMonths(addMonths(each, -1, date), 1, date) === each &&
      weekdayOf(each + 7) === weekdayOf(each);
    if (!agrees) disagreeing.push(each);
  }

  expect(disagreeing).toEqual([]);
});
