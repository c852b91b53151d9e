import { dayForReader } from "./calendar-day.ts";

/**
 * Formats a date as `MM/DD/YYYY`; returns text that is not a date unchanged. A date, and a date-time at
 * exactly midnight, stays the day that it names; any other date-time is the day in the reader's zone.
 */
export function formatDate(text = ""): string {
  const day = dayForReader(text);
  return day === undefined ? text : usDate(day);
}

/** Writes a `YYYY-MM-DD` as `MM/DD/YYYY`. */
export function usDate(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}
