import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toIso } from "./dates.ts";
import { readTypedDate } from "./typed-date.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

function read(text: string, lastYear = 2041): string | undefined {
  const typed = readTypedDate(text, "es-US", lastYear);
  return typed && toIso(typed.day);
}

test.each([
  "11/20/2026",
  "11/20/26",
  "11/20",
  " 11 / 20 / 2026 ",
  "11-20-2026",
  "11.20.2026.",
  "11 20 2026",
  "11,20,2026",
  "11202026",
  "112026",
  "2026-11-20",
  "2026/11/20",
  "Nov 20, 2026",
  "nov. 20 2026",
  "NOVEMBER 20",
  "November 20th, 2026",
  "20 November 2026",
  "20 nov 26",
  "20th of November",
  "on the 20th of November",
  "11//20",
  "office 11/20/2026",
  "2026 November 20",
  "20Nov2026",
  "Friday, November 20, 2026",
  "fri, nov 20",
  "20 de noviembre de 2026",
  "viernes, 20 de noviembre de 2026",
  "20 NOVIEMBRE",
  "１１/２０/２０２６",
])("reads '%s' as November 20, 2026", (text) => {
  expect(read(text)).toBe("2026-11-20");
});

test.each([
  { text: "2/9/26", iso: "2026-02-09" },
  { text: "02/29/28", iso: "2028-02-29" },
  { text: "miercoles 4 de marzo", iso: "2026-03-04" },
  { text: "mar 3", iso: "2026-03-03" },
  { text: "martes 3 mar", iso: "2026-03-03" },
  { text: "mar, 24 nov 2026", iso: "2026-11-24" },
  { text: "1 ene 1999", iso: "1999-01-01" },
  { text: "1/1/0001", iso: "0001-01-01" },
  { text: "12/31/9999", iso: "9999-12-31" },
])("reads '$text' as $iso", ({ text, iso }) => {
  expect(read(text)).toBe(iso);
});

test.each([
  "",
  "   ",
  "soon",
  "11",
  "November",
  "November 2026",
  "no 20",
  "Nov 31",
  "Nov 20 2026 4",
  "Nov 20 202",
  "02/29/2026",
  "20/11/2026",
  "13/13/2026",
  "0/0/0",
  "11/20/202",
  "11/20/20266",
  "1120",
  "11202",
  "1e1/2/2026",
  "-11/20/2026-1",
])("finds no date in '%s'", (text) => {
  expect(read(text)).toBeUndefined();
});

describe("a year of two digits is one of the hundred years up to the last available one", () => {
  test.each([
    { lastYear: 2041, typed: "41", year: "2041" },
    { lastYear: 2041, typed: "42", year: "1942" },
    { lastYear: 2041, typed: "00", year: "2000" },
    { lastYear: 2041, typed: "99", year: "1999" },
    { lastYear: 2026, typed: "26", year: "2026" },
    { lastYear: 2026, typed: "27", year: "1927" },
    { lastYear: 2099, typed: "00", year: "2000" },
  ])("$typed up to $lastYear is $year", ({ lastYear, typed, year }) => {
    expect(read(`11/20/${typed}`, lastYear)).toBe(`${year}-11-20`);
  });

  test("and the result says that it had two", () => {
    expect(readTypedDate("11/20/26", "en-US", 2041)?.twoDigitYear).toBe(true);
    expect(readTypedDate("11/20/2026", "en-US", 2041)?.twoDigitYear).toBe(false);
    expect(readTypedDate("11/20", "en-US", 2041)?.twoDigitYear).toBe(false);
  });
});

test("returns an existing date or none for any text", () => {
  const pieces = [
    "0",
    "1",
    "2",
    "9",
    "31",
    "2026",
    "/",
    "-",
    " ",
    ".",
    "nov",
    "de",
    "é",
    "T",
    "💥",
  ];
  let seed = 7;
  function next(limit: number): number {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  }

  for (let count = 0; count < 5_000; count += 1) {
    const text = Array.from({ length: next(9) }, () => pieces[next(pieces.length)]).join("");
    expect(read(text) ?? "0000-00-00", text).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
