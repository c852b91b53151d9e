import { expect, test } from "vitest";
import { fromClock, onClock, splitTime, writeTime } from "./times.ts";

const words = { am: "AM", pm: "PM" };

test.each([
  { text: "11/20/2026 2:30 PM", date: "11/20/2026", time: "14:30" },
  { text: "11/20/2026, 02:30pm", date: "11/20/2026", time: "14:30" },
  { text: "Nov 20 14:30", date: "Nov 20", time: "14:30" },
  { text: "2026-11-20T14:30:15", date: "2026-11-20", time: "14:30:15" },
  { text: "11/20/2026 12:00 AM", date: "11/20/2026", time: "00:00" },
  { text: "11/20/2026 12:00 p. m.", date: "11/20/2026", time: "12:00" },
  { text: "１１/２０/２０２６　１４：３０", date: "11/20/2026", time: "14:30" },
  { text: "0:05", date: "", time: "00:05" },
  { text: "11/20/2026 14:30 PM", date: "11/20/2026", time: "14:30" },
])("finds $time at the end of '$text'", ({ text, date, time }) => {
  expect(splitTime(text)).toEqual({ date, time });
});

test.each([
  "11/20/2026",
  "11/20/2026 24:00",
  "11/20/2026 12:60",
  "11/20/2026 12:00:60",
  "11/20/2026 2 PM",
  "11/20/2026 12:5",
  "",
])("finds no time in '%s'", (text) => {
  expect(splitTime(text)).toEqual({ date: text, time: undefined });
});

test.each([
  { time: "00:00", twelve: "12:00 AM" },
  { time: "01:05", twelve: "01:05 AM" },
  { time: "12:00", twelve: "12:00 PM" },
  { time: "14:30:15", twelve: "02:30:15 PM" },
  { time: "23:59", twelve: "11:59 PM" },
])("writes $time as $twelve in 12-hour mode, and as it is in 24-hour mode", ({ time, twelve }) => {
  expect(writeTime(time, "12", words)).toBe(twelve);
  expect(writeTime(time, "24", words)).toBe(time);
});

test("converts hours to 12-hour time and back", () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const clock = onClock(`${String(hour).padStart(2, "0")}:00`);
    expect(clock.hour).toBeGreaterThanOrEqual(1);
    expect(clock.hour).toBeLessThanOrEqual(12);
    expect(fromClock(clock.hour, clock.half)).toBe(hour);
  }
});
