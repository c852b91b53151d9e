import { dayForReader } from "./calendar-day.ts";

/**
 * Formats a date such as "November 20, 2026" or "20 de noviembre de 2026". Returns text that is not a date
 * unchanged. Handles time zones like `formatDate`.
 */
export function formatLongDate(text: string, locale = "en-US"): string {
  const day = dayForReader(text);
  if (day === undefined) return text;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(day));
}
