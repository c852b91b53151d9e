import { afterEach, expect, test } from "vitest";
import { formatTime, parseTime, utcToLocal } from "./time.ts";

test.each([
  { text: "14:30", shown: "2:30 PM" },
  { text: "09:05", shown: "9:05 AM" },
  { text: "2:30 PM", shown: "2:30 PM" },
  { text: "2:30pm", shown: "2:30 PM" },
  { text: "12:00 am", shown: "12:00 AM" },
  { text: "12:15 p.m.", shown: "12:15 PM" },
  { text: "2:30 p. m.", shown: "2:30 PM" },
  { text: "11:05 a.\u00a0m.", shown: "11:05 AM" },
  { text: "14:30:00", shown: "2:30 PM" },
  { text: "2026-11-20T14:30:00-06:00", shown: "2:30 PM" },
  { text: "2026-11-20T23:30:00Z", shown: "11:30 PM" },
  { text: "2026-11-20T08:00", shown: "8:00 AM" },
  { text: "2026-11-20 14:30:00", shown: "2:30 PM" },
  { text: "in the morning", shown: "in the morning" },
  // A range, not a time with an offset.
  { text: "9:00-11:00", shown: "9:00-11:00" },
  { text: "09:00 -11:00", shown: "09:00 -11:00" },
  { text: "25:00", shown: "25:00" },
  { text: "12:75", shown: "12:75" },
  { text: "13:00 PM", shown: "13:00 PM" },
  { text: "", shown: "" },
])("shows '$text' as '$shown'", ({ text, shown }) => {
  // Some engines use a narrow space before AM and PM.
  expect(formatTime(text).replace("\u202f", " ")).toBe(shown);
});

test("uses the format of the locale", () => {
  expect(formatTime("14:30", "de-DE")).toBe("14:30");
});

test.each([
  { text: "14:30", time: { hour: 14, minute: 30 } },
  { text: "12:05 am", time: { hour: 0, minute: 5 } },
  { text: "2026-11-20T08:00:00-06:00", time: { hour: 8, minute: 0 } },
  { text: "8 AM", time: { hour: 8, minute: 0 } },
  { text: "12pm", time: { hour: 12, minute: 0 } },
  { text: "3 p. m.", time: { hour: 15, minute: 0 } },
  { text: "noon", time: { hour: 12, minute: 0 } },
  { text: "8", time: undefined },
  { text: "13 PM", time: undefined },
  { text: "24:00", time: undefined },
  { text: "soon", time: undefined },
])("parses '$text' as $time", ({ text, time }) => {
  expect(parseTime(text)).toEqual(time);
});

const zone = process.env["TZ"];

afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

test.each([
  { text: "2026-12-02T01:00:00Z", local: "2026-12-01T19:00" },
  { text: "2026-07-02 01:00:00.000+00:00", local: "2026-07-01T20:00" },
  { text: "01:00 UTC", day: "2026-12-02", local: "2026-12-01T19:00" },
  { text: "01:00Z", local: undefined },
  { text: "2026-12-02T01:00:00", local: undefined },
  { text: "2026-12-02T01:00:00-05:00", local: undefined },
  { text: "2026-12-02T00:00:00Z", local: undefined },
  { text: "2026-13-02T01:00:00Z", local: undefined },
  { text: "1:00 PM", local: undefined },
])("in Chicago, $text is $local", ({ text, day, local }) => {
  process.env["TZ"] = "America/Chicago";
  expect(utcToLocal(text, day)).toBe(local);
});
