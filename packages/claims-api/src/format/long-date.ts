import { dayForReader, wordsForDate } from "./calendar-day.ts";
import { dayInWords } from "./day-in-words.ts";

/**
 * Formats a date such as "November 20, 2026" or "20 de noviembre de 2026". Of text that is not a date,
 * returns only words. Handles time zones like `formatDate`.
 */
export function formatLongDate(text: string, locale = "en-US"): string {
  const day = dayForReader(text);
  return day === undefined ? wordsForDate(text) : dayInWords(day, "long", locale);
}
