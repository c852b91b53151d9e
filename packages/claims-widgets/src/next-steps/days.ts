import { calendarDay } from "@claimkit/claims-api/format";

const ONE_DAY = 24 * 60 * 60 * 1000;

/** The day of a moment in the reader's time zone, such as `2026-11-20`. */
export function dayOf(moment: Date): string {
  const local = new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
  return local.toISOString().slice(0, 10);
}

/** Whether a date is in the past. Text that is not a date never is. */
export function hasPassed(text = "", today: string): boolean {
  const day = calendarDay(text);
  return day !== undefined && day.toISOString().slice(0, 10) < today;
}

/** Days from today until a date; `undefined` if the text is not a date. */
export function daysAhead(text: string, today: string): number | undefined {
  const day = calendarDay(text);
  return day && Math.round((day.getTime() - Date.parse(today)) / ONE_DAY);
}
