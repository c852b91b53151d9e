import { calendarDay } from "./calendar-day.ts";

const WITH_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * Writes a date as `MM/DD/YYYY`, and text that is no date as it is.
 * A date stays the day it names; a date with a time is the day it is where the reader is.
 */
export function formatDate(text = ""): string {
  const hasTime = WITH_TIME.test(text);
  const date = hasTime ? new Date(text) : calendarDay(text);
  if (!date || Number.isNaN(date.getTime())) return text;
  return new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: hasTime ? undefined : "UTC",
  }).format(date);
}
