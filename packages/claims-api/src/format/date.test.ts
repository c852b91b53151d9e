import { afterEach, describe, expect, test } from "vitest";
import { formatDate } from "./date.ts";
import { formatLongDate } from "./long-date.ts";
import { formatMediumDate } from "./medium-date.ts";

const zone = process.env["TZ"];

afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

describe.each(["America/Los_Angeles", "UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "for a user in %s",
  (timeZone) => {
    test.each([
      { text: "2026-01-05", shown: "01/05/2026" },
      { text: "2026-12-31", shown: "12/31/2026" },
      { text: "2024-02-29", shown: "02/29/2024" },
      { text: "11/20/2026", shown: "11/20/2026" },
      { text: "1/5/2026", shown: "01/05/2026" },
      { text: " 2026-01-05 ", shown: "01/05/2026" },
      { text: "2026-03-01T00:00:00Z", shown: "03/01/2026" },
      { text: "2026-03-01T00:00:00.000Z", shown: "03/01/2026" },
      { text: "2026-03-01T00:00Z", shown: "03/01/2026" },
      { text: "2026-03-01T00:00:00", shown: "03/01/2026" },
      { text: "2026-03-01 00:00:00", shown: "03/01/2026" },
      { text: "2026-03-01T00:00:00-05:00", shown: "03/01/2026" },
      { text: "2026-03-01T00:00:00.0000000+0900", shown: "03/01/2026" },
    ])("$text is shown as $shown in every time zone", ({ text, shown }) => {
      process.env["TZ"] = timeZone;
      expect(formatDate(text)).toBe(shown);
    });

    test.each([
      { text: "2026-11-20", english: "November 20, 2026", spanish: "20 de noviembre de 2026" },
      { text: "11/20/2026", english: "November 20, 2026", spanish: "20 de noviembre de 2026" },
      {
        text: "2026-01-01T00:00:00Z",
        english: "January 1, 2026",
        spanish: "1 de enero de 2026",
      },
    ])("the long date of $text is the same in every time zone", ({ text, english, spanish }) => {
      process.env["TZ"] = timeZone;
      expect(formatLongDate(text)).toBe(english);
      expect(formatLongDate(text, "es-US")).toBe(spanish);
    });

    test.each([
      { text: "2026-11-20", english: "Nov 20, 2026", spanish: "20 nov 2026" },
      { text: "11/20/2026", english: "Nov 20, 2026", spanish: "20 nov 2026" },
      { text: "2026-01-01T00:00:00Z", english: "Jan 1, 2026", spanish: "1 ene 2026" },
    ])("the medium date of $text is the same in every time zone", ({ text, english, spanish }) => {
      process.env["TZ"] = timeZone;
      expect(formatMediumDate(text)).toBe(english);
      expect(formatMediumDate(text, "es-US")).toBe(spanish);
    });
  },
);

test.each([
  {
    timeZone: "America/Los_Angeles",
    shown: "12/31/2025",
    words: "December 31, 2025",
    medium: "Dec 31, 2025",
  },
  { timeZone: "UTC", shown: "01/01/2026", words: "January 1, 2026", medium: "Jan 1, 2026" },
  {
    timeZone: "Pacific/Kiritimati",
    shown: "01/01/2026",
    words: "January 1, 2026",
    medium: "Jan 1, 2026",
  },
])(
  "other date-times are converted to the user's time zone: $shown in $timeZone",
  ({ timeZone, shown, words, medium }) => {
    process.env["TZ"] = timeZone;
    for (const text of [
      "2026-01-01T02:00:00Z",
      "2026-01-01T00:00:01Z",
      "2026-01-01 02:00:00Z",
      "2026-01-01 02:00:00+00:00",
    ]) {
      expect([formatDate(text), formatLongDate(text), formatMediumDate(text)]).toEqual([
        shown,
        words,
        medium,
      ]);
    }
  },
);

test.each([
  { locale: "en-GB", shown: "01/05/2026" },
  { locale: "es-ES", shown: "01/05/2026" },
  { locale: "fr-CA", shown: "2026-01-05" },
  { locale: "de", shown: "05.01.2026" },
])("writes a date in $locale as $shown in every time zone", ({ locale, shown }) => {
  process.env["TZ"] = "America/Los_Angeles";
  expect(formatDate("2026-01-05", locale)).toBe(shown);
});

test.each(["soon", "Pending", "", "Nov 20, 2026", "20 de noviembre"])(
  "shows '%s', which is not a date, as it is",
  (text) => {
    expect([formatDate(text), formatLongDate(text), formatMediumDate(text)]).toEqual([
      text,
      text,
      text,
    ]);
  },
);

test.each([
  // Days that do not exist, and text that nobody can read.
  "2026-02-30",
  "2026-13-01",
  "02/30/2026",
  "2026-11-205",
  "2026112",
  "12345678",
  "2026-02-30T25:00",
  "2026-02-30T12:00:00Z",
  "2026-02-30 12:00:00+00:00",
  // What systems send for no date.
  "0001-01-01T00:00:00",
  "1900-01-01",
  "1901-01-01T00:00:00Z",
  "9999-12-31",
  "1970-01-01T00:00:00Z",
  "0",
])("shows nothing for '%s'", (text) => {
  expect([formatDate(text), formatLongDate(text), formatMediumDate(text)]).toEqual(["", "", ""]);
});

test.each([
  "11/20/2026 12:00:00 AM",
  "11/20/2026 2:30:00 PM",
  "11/20/2026 2:30 PM CST",
  "11/20/26",
  "11-20-2026",
  "2026/11/20",
  "20261120",
  "2026-11-20Z",
  "2026-11-20-05:00",
  "2026-11-20T08:20",
  "1795132800000",
  "1795132800",
  "/Date(1795132800000)/",
  "/Date(1795132800000-0500)/",
])("reads '%s' as the same day in every time zone", (text) => {
  for (const timeZone of ["America/Los_Angeles", "UTC", "Pacific/Kiritimati"]) {
    process.env["TZ"] = timeZone;
    expect(formatDate(text)).toBe("11/20/2026");
  }
});

test("reads the offset before the name of a time zone", () => {
  process.env["TZ"] = "America/Los_Angeles";
  expect(formatDate("2026-11-20T01:20:05-05:00[America/Chicago]")).toBe("11/19/2026");
});

test("returns empty text for a missing date", () => {
  expect(formatDate(undefined)).toBe("");
});

test.each([
  { style: "long", locale: "en-US", format: formatLongDate },
  { style: "long", locale: "es-US", format: formatLongDate },
  { style: "long", locale: "fr-CA", format: formatLongDate },
  { style: "medium", locale: "en-US", format: formatMediumDate },
  { style: "medium", locale: "es-US", format: formatMediumDate },
  { style: "medium", locale: "en-GB", format: formatMediumDate },
] as const)("writes the $style date of every month as Intl does in $locale", (row) => {
  const intl = new Intl.DateTimeFormat(row.locale, { dateStyle: row.style, timeZone: "UTC" });
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9)));

  expect(days.map((day) => row.format(day.toISOString().slice(0, 10), row.locale))).toEqual(
    days.map((day) => intl.format(day)),
  );
});
