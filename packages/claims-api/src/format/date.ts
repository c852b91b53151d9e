import { type CalendarDate, calendarDate } from "./calendar-date.ts";

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * Writes a date as `MM/DD/YYYY`, and text that is no date as it is.
 * A date stays the day it names; a date with a time is the day it is where the reader is.
 */
export function formatDate(text: string | undefined): string {
  if (!text) return "";
  const date = DATE_TIME.test(text) ? localDate(text) : calendarDate(text);
  if (!date) return text;
  return `${pad(date.month)}/${pad(date.day)}/${String(date.year).padStart(4, "0")}`;
}

function localDate(text: string): CalendarDate | undefined {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function pad(part: number): string {
  return String(part).padStart(2, "0");
}
