// Inside the date picker, a date is an integer: the days since 1970-01-01. It has no time zone, so
// daylight saving time can't shift it, and comparisons are plain arithmetic.

/** A caller's dates: `"11/20/2026, 11/27/2026"`, or a list of them; each MM/DD/YYYY or ISO. */
export type DateList = string | readonly string[];

/** An unavailable date and its reason, such as "office closed". */
export interface DisabledDate {
  date: string;
  reason: string;
}

const MS_A_DAY = 86_400_000;
const MINUTES_A_DAY = 1440;
/** MM/DD/YYYY. */
const SLASHED = /^(\d\d?)\/(\d\d?)\/(\d{4})$/;
const ISO = /^\d{4}-\d\d-\d\d(?=T|$)/;

/** The day of an ISO date, with or without a time. */
export function fromIso(text: string): number | undefined {
  const date = ISO.exec(text)?.[0];
  const day = Date.parse(`${date}T00:00Z`) / MS_A_DAY;
  // Engines differ over February 30: a date that rolls over is invalid.
  return Number.isInteger(day) && toIso(day) === date ? day : undefined;
}

export function toIso(day: number): string {
  return utc(day).toISOString().slice(0, 10);
}

/** The day of a year, month (1 to 12) and day of the month, if it exists. */
export function dayOf(
  year: number | string,
  month: number | string | undefined,
  date: number | string | undefined,
): number | undefined {
  const text = [pad(year, 4), pad(month), pad(date)].join("-");
  return fromIso(text);
}

/** The day of a caller's date, in either format. */
export function readDate(text: string): number | undefined {
  const [, month, date, year] = SLASHED.exec(text.trim()) ?? [];
  return year ? dayOf(year, month, date) : fromIso(text.trim());
}

/** MM/DD/YYYY in any language. See docs/reference/kit.md#values-and-range. */
export function writeDate(day: number): string {
  const [year, month, date] = toIso(day).split("-");
  return [month, date, year].join("/");
}

/** The days of a caller's list with their reason, or `""`. Invalid dates are left out and reported. */
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

/** In the user's time zone. */
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
 * Adds months to a date. A shorter month gives its last day, and the next one returns to the intended
 * day: Jan 31, Feb 28, Mar 31.
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

/** At midnight UTC, so format it in UTC. */
export function utc(day: number): Date {
  return new Date(day * MS_A_DAY);
}
