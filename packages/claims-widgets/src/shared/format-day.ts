import { calendarDay, formatMediumDate } from "@claimkit/claims-api/format";

/**
 * Formats a date, such as "Nov 20, 2026"; returns other text unchanged. Never shifted by a
 * time zone.
 */
export function formatDay(text: string, locale: string): string {
  const day = calendarDay(text);
  return day ? formatMediumDate(day.toISOString().slice(0, 10), locale) : text;
}
