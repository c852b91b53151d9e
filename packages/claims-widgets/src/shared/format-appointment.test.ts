import { expect, test } from "vitest";
import { formatAppointment } from "./format-appointment.ts";

test.each([
  { date: "2026-11-20", time: "09:30", locale: "en-US", shown: "Fri, Nov 20, 9:30 AM" },
  { date: "11/20/2026", time: "2:15 PM", locale: "en-US", shown: "Fri, Nov 20, 2:15 PM" },
  {
    date: "2026-11-20T23:59:59-10:00",
    time: "2026-11-20T23:59:59-10:00",
    locale: "en-US",
    shown: "Fri, Nov 20, 11:59 PM",
  },
  { date: "2026-11-20", time: undefined, locale: "en-US", shown: "Fri, Nov 20" },
  { date: "2026-11-20", time: "morning", locale: "en-US", shown: "Fri, Nov 20, morning" },
  { date: "next week", time: "09:30", locale: "en-US", shown: "next week, 9:30 AM" },
  { date: "next week", time: undefined, locale: "en-US", shown: "next week" },
  { date: "2026-11-20", time: "09:30", locale: "es-US", shown: "vie 20 nov, 9:30 a.m." },
])("formats '$date' and '$time' in $locale as '$shown'", ({ date, time, locale, shown }) => {
  // Some engines put narrow or no-break spaces into times.
  expect(formatAppointment(date, time, locale).replaceAll(/[\u202f\u00a0]/g, " ")).toBe(shown);
});
