const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)(?=$|[T ])/;
const US_DAY = /^(\d\d?)\/(\d\d?)\/(\d{4})$/;
/** A date that exists in every month. */
const SAFE_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const TIME = /^[T ]\d\d:\d\d/;
const MIDNIGHT = /^[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Parses the day of a text such as `2026-11-20`, `2026-11-20T…` or `11/20/2026` as midnight UTC; returns
 * `undefined` for other text. Ignores time zones: use it for appointments, which are in local time.
 */
export function calendarDay(text: string): Date | undefined {
  const day = writtenDay(text.trim());
  return day === undefined ? undefined : new Date(day);
}

/**
 * The day of a date in the user's time zone, as `YYYY-MM-DD`; `undefined` if the text is not a date.
 *
 * A date without a time, or with exactly midnight in any zone, is not converted: servers that know only
 * a day send midnight.
 */
export function dayForReader(text: string): string | undefined {
  const written = text.trim();
  if (written.length <= 10) return writtenDay(written);
  const time = written.slice(10);
  const day = writtenDay(written.slice(0, 10));
  // With a time, February 30 would become a day in March.
  if (day === undefined || MIDNIGHT.test(time)) return day;
  if (!TIME.test(time)) return writtenDay(written);
  // With a space, the result depends on the engine.
  const moment = new Date(written.replace(" ", "T"));
  if (Number.isNaN(moment.getTime())) return undefined;
  return isoDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

function writtenDay(written: string): string | undefined {
  // Fast path, because lists have thousands of dates.
  if (SAFE_DAY.test(written)) return written;
  const [, year, month, day] = ISO_DAY.exec(written) ?? fromUs(written);
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  // Not `Date.parse`, which in some engines accepts February 30 as a day in March.
  return m >= 1 && m <= 12 && d >= 1 && d <= daysIn(y, m) ? isoDay(y, m, d) : undefined;
}

function fromUs(written: string): readonly (string | undefined)[] {
  const [, month, day, year] = US_DAY.exec(written) ?? [];
  return ["", year, month, day];
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isoDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
