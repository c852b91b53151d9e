import { dayForReader } from "./calendar-day.ts";

/**
 * Formats a date in words, such as "November 20, 2026" or "20 de noviembre de 2026"; returns text
 * that is not a date unchanged. The day is the one that `formatDate` shows.
 */
export function formatLongDate(text: string, locale = "en-US"): string {
  const day = dayForReader(text);
  const words = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return day === undefined ? text : words.format(new Date(day));
}
