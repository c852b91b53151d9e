import { calendarDay } from "@claimkit/claims-api/format";

/** Writes the day that a text names, such as "Friday, November 20, 2026"; other text as it is. Never shifts it. */
export function formatDay(text: string, locale: string): string {
  const day = calendarDay(text);
  const words = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  return day ? words.format(day) : text;
}
