import { dayForReader, wordsForDate } from "./calendar-day.ts";
import { formatLocale } from "./format-locale.ts";
import { keptByLocale } from "./kept-by-locale.ts";

const formatterFor = keptByLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      timeZone: "UTC",
    }),
);

/**
 * Formats a date in digits: `MM/DD/YYYY` in English and Spanish. Of text that is not a date, returns only words. A date
 * without a time, or with exactly midnight, is not converted to the user's time zone; other date-times are.
 */
export function formatDate(text = "", locale = "en-US"): string {
  const day = dayForReader(text);
  if (day === undefined) return wordsForDate(text);
  const written = formatLocale(locale);
  return written === "en-US" ? usDate(day) : formatterFor(written).format(new Date(day));
}

/** Converts `YYYY-MM-DD` to `MM/DD/YYYY`. */
export function usDate(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}
