import { calendarDay } from "@claimkit/claims-api/format";

/**
 * Formats a date, such as "Nov 20, 2026"; returns other text unchanged. Never shifted by a
 * time zone.
 */
export function formatDay(text: string, locale: string): string {
  const day = calendarDay(text);
  if (!day) return text;
  const words = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return words.format(day);
}
