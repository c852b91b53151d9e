import { calendarDate } from "./calendar-date.ts";

/**
 * Writes the day that a date names in words, such as "November 20, 2026" or
 * "20 de noviembre de 2026", and text that is no date as it is. Never shifts the day.
 */
export function formatLongDate(text: string, locale = "en-US"): string {
  const date = calendarDate(text);
  if (!date) return text;
  const midnight = new Date(Date.UTC(date.year, date.month - 1, date.day));
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(midnight);
}
