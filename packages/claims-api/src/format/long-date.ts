import { calendarDay } from "./calendar-day.ts";

/**
 * Writes the day that a date names in words, such as "November 20, 2026" or
 * "20 de noviembre de 2026", and text that is no date as it is. Never shifts the day.
 */
export function formatLongDate(text: string, locale = "en-US"): string {
  const day = calendarDay(text);
  const words = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return day ? words.format(day) : text;
}
