import { dayForReader, wordsForDate } from "./calendar-day.ts";
import { dayInWords } from "./day-in-words.ts";

/**
 * Formats a date such as "Nov 20, 2026" or "20 nov 2026". Of text that is not a date, returns only words. Handles
 * time zones like `formatDate`.
 */
export function formatMediumDate(text: string, locale = "en-US"): string {
  const day = dayForReader(text);
  return day === undefined ? wordsForDate(text) : dayInWords(day, "medium", locale);
}
