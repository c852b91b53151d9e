import { dayForReader } from "./calendar-day.ts";
import { keptByLocale } from "./kept-by-locale.ts";

const formatterFor = keptByLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

/**
 * Formats a date such as "November 20, 2026" or "20 de noviembre de 2026". Returns text that is not a date
 * unchanged. Handles time zones like `formatDate`.
 */
export function formatLongDate(text: string, locale = "en-US"): string {
  const day = dayForReader(text);
  if (day === undefined) return text;
  return formatterFor(locale).format(new Date(day));
}
