import { dayForReader, wordsForDate } from "./calendar-day.ts";

/**
 * Formats a date as `MM/DD/YYYY`. Of text that is not a date, returns only words. A date without a time, or with
 * exactly midnight, is not converted to the user's time zone; other date-times are.
 */
export function formatDate(text = ""): string {
  const day = dayForReader(text);
  return day === undefined ? wordsForDate(text) : usDate(day);
}

/** Converts `YYYY-MM-DD` to `MM/DD/YYYY`. */
export function usDate(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}
