import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const NOW = new Date("2026-11-20T12:34:56.789Z");

function fileOf(event: Partial<CalendarEvent>): string {
  const complete = { id: "CLM-1@claimkit", title: "Repair shop", date: "2026-11-21", ...event };
  return calendarFile(complete, NOW) ?? "";
}

/** The unfolded lines of a file: RFC 5545, section 3.1. */
const linesOf = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n");

const startOf = (event: Partial<CalendarEvent>): string[] =>
  linesOf(fileOf(event)).filter((line) => /^DT(START|END)/.test(line));

test("is one event, line by line", () => {
  const file = fileOf({
    time: "09:30",
    location: "Short North Collision",
    description: "Claim CLM-1",
  });

  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Claimkit//Claims widgets//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:CLM-1@claimkit",
    "DTSTAMP:20261120T123456Z",
    "DTSTART:20261121T093000",
    "DTEND:20261121T103000",
    "SUMMARY:Repair shop",
    "LOCATION:Short North Collision",
    "DESCRIPTION:Claim CLM-1",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  { time: "14:30", start: "20261121T143000", end: "20261121T153000" },
  { time: "2:15 PM", start: "20261121T141500", end: "20261121T151500" },
  { time: "2026-11-21T08:00:00-06:00", start: "20261121T080000", end: "20261121T090000" },
  { time: "23:30", start: "20261121T233000", end: "20261122T003000" },
  { time: "9:00 AM - 11:30 AM", start: "20261121T090000", end: "20261121T113000" },
  { time: "1:00 - 3:00 PM", start: "20261121T130000", end: "20261121T150000" },
  { time: "12:00 – 1:30 p.m.", start: "20261121T120000", end: "20261121T133000" },
  { time: "11:00 - 1:00 PM", start: "20261121T110000", end: "20261121T130000" },
  { time: "9:00 to 11:00 AM", start: "20261121T090000", end: "20261121T110000" },
  { time: "13:00 - 15:00", start: "20261121T130000", end: "20261121T150000" },
  { time: "9:00-11:00", start: "20261121T090000", end: "20261121T110000" },
  { time: "9:00 AM–11:00 AM", start: "20261121T090000", end: "20261121T110000" },
  { time: "1:00-3:00 PM", start: "20261121T130000", end: "20261121T150000" },
  { time: "9:30 a. m.", start: "20261121T093000", end: "20261121T103000" },
  { time: "1:00 a 3:00 p. m.", start: "20261121T130000", end: "20261121T150000" },
  { time: "8 AM", start: "20261121T080000", end: "20261121T090000" },
  { time: "noon", start: "20261121T120000", end: "20261121T130000" },
  { time: "9-11 AM", start: "20261121T090000", end: "20261121T110000" },
  { time: "11–1 PM", start: "20261121T110000", end: "20261121T130000" },
  { time: "9 AM to noon", start: "20261121T090000", end: "20261121T120000" },
  { time: "9:30 AM CST", start: "20261121T093000", end: "20261121T103000" },
  { time: "9:00 AM to 9:00 AM", start: "20261121T090000", end: "20261121T100000" },
])("$time is local to the place: $start to $end", ({ time, start, end }) => {
  expect(startOf({ time })).toEqual([`DTSTART:${start}`, `DTEND:${end}`]);
});

test.each([undefined, "", "in the morning", "25:00"])(
  "lasts all day without a time: %j",
  (time) => {
    expect(startOf({ time })).toEqual(["DTSTART;VALUE=DATE:20261121"]);
  },
);

test.each([
  { time: "in the morning", described: "DESCRIPTION:Claim CLM-1\\nin the morning" },
  { time: "8-10", described: "DESCRIPTION:Claim CLM-1\\n8-10" },
  { time: "9:30 AM CST", described: "DESCRIPTION:Claim CLM-1\\n9:30 AM CST" },
  { time: "9:30 AM", described: "DESCRIPTION:Claim CLM-1" },
])("what the start of '$time' leaves out is in its description", ({ time, described }) => {
  expect(linesOf(fileOf({ time, description: "Claim CLM-1" }))).toContain(described);
});

test.each(["2026-11-21", "11/21/2026", "2026-11-21T23:59:00Z"])("is on the day of %s", (date) => {
  expect(startOf({ date })).toEqual(["DTSTART;VALUE=DATE:20261121"]);
});

test.each(["", "soon", "2026-02-30"])("is undefined without a day: %j", (date) => {
  expect(fileOf({ date })).toBe("");
});

test("escapes text that looks like a part of the file", () => {
  const file = fileOf({
    title: "Bring: a, b; c\\d\r\nEND:VEVENT\nX\u0007",
    location: "1042 N High St, Columbus, OH",
  });

  expect(linesOf(file)).toContain("SUMMARY:Bring: a\\, b\\; c\\\\d\\nEND:VEVENT\\nX");
  expect(linesOf(file)).toContain("LOCATION:1042 N High St\\, Columbus\\, OH");
});

test("folds long lines at 75 octets, and never within a character", () => {
  const description = "Coupé 🚗 ".repeat(40);
  const file = fileOf({ description });

  const octets = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`DESCRIPTION:${description}`);
});
