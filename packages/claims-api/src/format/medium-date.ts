import { dayForReader } from "./calendar-day.ts";
import { keptByLocale } from "./kept-by-locale.ts";

const formatterFor = keptByLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
);

/**
 * Formats a date such as "Nov 20, 2026" or "20 nov 2026". Returns text that is not a date unchanged. Handles
 * time zones like `formatDate`.
 */
export function formatMediumDate(text: string, locale = "en-US"): string {
  const day = dayForReader(text);
  if (day === undefined) return text;
  return formatterFor(locale).format(new Date(day));
}
