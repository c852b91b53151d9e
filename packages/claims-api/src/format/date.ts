import { calendarDay } from "./calendar-day.ts";

const ONE_MINUTE = 60_000;

const WITH_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * Writes a date as `MM/DD/YYYY`, and text that is no date as it is.
 * A date stays the day it names; a date with a time is the day it is where the reader is.
 */
export function formatDate(text = ""): string {
  const hasTime = WITH_TIME.test(text);
  const date = hasTime ? new Date(text) : calendarDay(text);
  if (!date || Number.isNaN(date.getTime())) return text;
  if (hasTime) date.setTime(date.getTime() - date.getTimezoneOffset() * ONE_MINUTE);
  // Not by Intl, whose formatters cost more than all else that is done for a claim of a list.
  const iso = date.toISOString();
  return `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`;
}
