// Inside the date picker a date is a whole number, the days since 1970-01-01: it has no clock and no
// time zone, so no daylight saving time can move it, and steps and comparisons are plain arithmetic.

/** Dates of the caller: `"11/20/2026, 11/27/2026"`, or a list of them; each MM/DD/YYYY or ISO. */
export type DateList = string | readonly string[];

/** A date that can't be chosen, and what people are told about it, such as "office closed". */
export interface DisabledDate {
  date: string;
  reason: string;
}

const MS_A_DAY = 86_400_000;
const MINUTES_A_DAY = 1440;
/** MM/DD/YYYY. */
const SLASHED = /^(\d\d?)\/(\d\d?)\/(\d{4})$/;
const ISO = /^\d{4}-\d\d-\d\d(?=T|$)/;

/** The day of an ISO date, with or without a time behind it. */
export function fromIso(text: string): number | undefined {
  const date = ISO.exec(text)?.[0];
  const day = Date.parse(`${date}T00:00Z`) / MS_A_DAY;
  // Engines differ over February 30: one that has become another day is none.
  return Number.isInteger(day) && toIso(day) === date ? day : undefined;
}

export function toIso(day: number): string {
  return utc(day).toISOString().slice(0, 10);
}

/** The day of a year, month (1 to 12) and date of the calendar, where there is such a day. */
export function dayOf(
  year: number | string,
  month: number | string | undefined,
  date: number | string | undefined,
): number | undefined {
  const text = [pad(year, 4), pad(month), pad(date)].join("-");
  return fromIso(text);
}

/** The day of a date that the caller gives, in either form. */
export function readDate(text: string): number | undefined {
  const [, month, date, year] = SLASHED.exec(text.trim()) ?? [];
  return year ? dayOf(year, month, date) : fromIso(text.trim());
}

/** MM/DD/YYYY, whatever the language. See docs/reference/kit.md#values-and-range. */
export function writeDate(day: number): string {
  const [year, month, date] = toIso(day).split("-");
  return [month, date, year].join("/");
}

/** The days of the caller's list, each with its reason or `""`. What is no date is left out, and told. */
export function readDates(
  list: string | readonly (string | DisabledDate)[] = "",
  onUnread: (text: string) => void,
): Map<number, string> {
  const days = new Map<number, string>();
  for (const item of typeof list === "string" ? list.split(",") : list) {
    const { date, reason } = typeof item === "string" ? { date: item, reason: "" } : item;
    const day = readDate(date);
    if (day !== undefined) days.set(day, reason);
    else if (date.trim()) onUnread(date);
  }
  return days;
}

/** Where the user is, at this moment. */
export function today(): number {
  const now = new Date();
  return Math.floor(Number(now) / MS_A_DAY - now.getTimezoneOffset() / MINUTES_A_DAY);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return utc(day).getUTCDay();
}

/** 1 to 31. */
export function dateOf(day: number): number {
  return utc(day).getUTCDate();
}

export function yearOf(day: number): number {
  return utc(day).getUTCFullYear();
}

export function firstOfMonth(day: number): number {
  return day - dateOf(day) + 1;
}

/**
 * The same date so many months on. A month that is too short for the wished date gives its last day,
 * and the next one the wished date again: Jan 31, Feb 28, Mar 31.
 */
export function addMonths(day: number, months: number, wished = dateOf(day)): number {
  const date = utc(firstOfMonth(day));
  const last = date.setUTCMonth(date.getUTCMonth() + months + 1, 0) / MS_A_DAY;
  return Math.min(last, firstOfMonth(last) + wished - 1);
}

export function clamp(number: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, number));
}

export function pad(number: number | string | undefined, length = 2): string {
  return String(number).padStart(length, "0");
}

/** At its midnight in UTC, which is where formatters have to look at it. */
export function utc(day: number): Date {
  return new Date(day * MS_A_DAY);
}
