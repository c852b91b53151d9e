import { expect, test } from "vitest";
import { formatDay } from "./format-day.ts";

test.each([
  { text: "2026-11-20", locale: "en-US", shown: "Nov 20, 2026" },
  { text: "11/20/2026", locale: "en-US", shown: "Nov 20, 2026" },
  { text: "2026-11-20T23:59:59-10:00", locale: "en-US", shown: "Nov 20, 2026" },
  { text: "2026-11-20", locale: "es-US", shown: "20 nov 2026" },
  { text: "next week", locale: "en-US", shown: "next week" },
])("formats '$text' as '$shown'", ({ text, locale, shown }) => {
  expect(formatDay(text, locale)).toBe(shown);
});
