import { describe, expect, test, vi } from "vitest";
import { dayOf } from "./dates.ts";
import { firstWeekday, knownLocale, monthNames, nameOf } from "./names.ts";

const friday = dayOf(2026, 11, 20) ?? 0;

test.each([
  { locale: "en-US", name: "Friday, November 20, 2026" },
  { locale: "es-US", name: "viernes, 20 de noviembre de 2026" },
])("names a day in $locale", ({ locale, name }) => {
  expect(nameOf(friday, "full", locale)).toBe(name);
});

test.each(["th-TH", "fa-IR-u-nu-latn", "ar-SA-u-nu-latn"])(
  "uses the Gregorian calendar in %s, whose default is another",
  (locale) => {
    expect(nameOf(friday, "month", locale)).toContain("2026");
  },
);

test("lists months from January", () => {
  expect(
    monthNames("en-US")
      .map((name) => name.slice(0, 3))
      .join(" "),
  ).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
});

test.each([
  { locale: "en-US", weekday: 0 },
  { locale: "es-US", weekday: 0 },
  { locale: "de-DE", weekday: 1 },
  { locale: "ar-EG", weekday: 6 },
])("starts the week of $locale on weekday $weekday", ({ locale, weekday }) => {
  expect(firstWeekday(locale)).toBe(weekday);
});

describe("a locale", () => {
  test.each(["en-US", "es-US", "de", "zh-Hant-TW"])("%s is known", (locale) => {
    const onUnknown = vi.fn();

    expect(knownLocale(locale, onUnknown)).toBe(locale);
    expect(onUnknown).not.toHaveBeenCalled();
  });

  test("that the browser does not support is reported, and replaced by English", () => {
    const onUnknown = vi.fn();

    expect(knownLocale("xx-XX", onUnknown)).toBe("en-US");
    expect(onUnknown.mock.calls).toEqual([["xx-XX"]]);
  });
});
