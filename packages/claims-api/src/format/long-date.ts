import { dayForReader } from "./calendar-day.ts";
import { dayInWords } from "./day-in-words.ts";

/**
 * Formats a date such as "November 20, 2026" or "20 de noviembre de 2026". Returns text that is not a date
 * unchanged. Handles time zones like `formatDate`.
 */
export function formatLongDate(text: string, locale = "en-US"): string {
  const day = dayForReader(text);
  return day === undefined ? text : dayInWords(day, "long", locale);
}
