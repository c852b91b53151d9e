import { calendarDay } from "@claimkit/claims-api/format";

const ONE_DAY = 24 * 60 * 60 * 1000;

/** The day of a moment where the reader is, such as `2026-11-20`. */
export function dayOf(moment: Date): string {
  const local = new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
  return local.toISOString().slice(0, 10);
}

/** Whether the day that a text names is over. Text that names none is never over. */
export function hasPassed(text = "", today: string): boolean {
  const day = calendarDay(text);
  return day !== undefined && day.toISOString().slice(0, 10) < today;
}

/** How many days from today the day is that a text names; `undefined` when it names none. */
export function daysAhead(text: string, today: string): number | undefined {
  const day = calendarDay(text);
  return day && Math.round((day.getTime() - Date.parse(today)) / ONE_DAY);
}
