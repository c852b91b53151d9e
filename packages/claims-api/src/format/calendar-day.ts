/** A date that exists in every month. */
const SAFE_DAY = /^(?:19[1-9]|20\d)\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const YEAR_FIRST = /^(\d{4})([-/])(\d\d?)\2(\d\d?)(?!\d)/;
/** In the order of the United States, also with the last two digits of the year. */
const MONTH_FIRST = /^(\d\d?)([-/])(\d\d?)\2(\d{4}|\d\d)(?!\d)/;
/** Year, month and day without separators. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?=$|T)/;
/** The rest of a date-time, with its offset from UTC. */
const TIME =
  /^(?:(?:[T,]| )\s*(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(?:\s*([ap])\.?\s?m\.?)?)?\s*(?:(Z|UTC|GMT)|([+-]\d\d):?(\d\d)?|[A-Z]{2,4})?$/i;
/** Milliseconds or seconds since 1970, alone or as .NET writes them. */
const EPOCH = /^(?:\/Date\()?(\d{9,10}|\d{12,13})(?:[+-]\d{4})?(?:\)\/)?$/;
/** The name of a time zone after its offset. */
const ZONE_NAME = /\[[\w/+-]+\]$/;

/** Servers send earlier and later days, and the first day of epoch time, for "no date". */
const FIRST_YEAR = 1902;
const LAST_YEAR = 2199;
const EPOCH_DAY = "1970-01-01";

/**
 * Parses the day of a text such as `2026-11-20`, `2026-11-20T…` or `11/20/2026` as midnight UTC; returns
 * `undefined` for other text. Ignores time zones: use it for appointments, which are in local time.
 */
export function calendarDay(text: string): Date | undefined {
  const day = parse(text)?.day;
  return day === undefined ? undefined : new Date(day);
}

/**
 * The day of a date in the user's time zone, as `YYYY-MM-DD`; `undefined` if the text is not a date, or a date that
 * means none, such as `9999-12-31`.
 *
 * A date without a time or without a zone, or with exactly midnight in any zone, is not converted: servers that know
 * only a day send midnight.
 */
// Why: docs/decisions/reading-responses.md#forms-of-dates
export function dayForReader(text: string): string | undefined {
  // Fast path, because lists have thousands of dates.
  if (SAFE_DAY.test(text) && text !== EPOCH_DAY) return text;
  const parsed = parse(text);
  if (parsed?.moment === undefined) return parsed?.day;
  const moment = new Date(parsed.moment);
  return isoDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

/** The moment of a date-time with a time zone, in ms since 1970; `undefined` for other text, and for midnight. */
export function momentOf(text: string): number | undefined {
  return parse(text)?.moment;
}

/**
 * What to show of a text that is not a date: words that a person can read, such as "Pending" or "Nov 20, 2026", but no
 * digits of a machine.
 */
export function wordsForDate(text: string): string {
  const isReadable = /(?<!\S)\p{L}{2,}[.,]?(?!\S)/u.test(text) && !/\d{5}|^\d{4}-/.test(text);
  return isReadable || !/\d/.test(text) ? text : "";
}

interface ParsedDate {
  /** The day as it is written. */
  day: string;
  /** Milliseconds since 1970, if there is a time with an offset from UTC. */
  moment?: number | undefined;
}

function parse(text: string): ParsedDate | undefined {
  const written = text.trim().replace(ZONE_NAME, "").replace(COMPACT, "$1-$2-$3");
  const [, digits] = EPOCH.exec(written) ?? [];
  if (digits) return ofEpoch(Number(digits) * (digits.length < 11 ? 1000 : 1));
  const [match = "", year, , month, day] = YEAR_FIRST.exec(written) ?? monthFirst(written);
  const date = validDay(Number(year), Number(month), Number(day));
  const time = date && TIME.exec(written.slice(match.length));
  if (!date || !time) return undefined;
  const [, hours, minutes, seconds = 0, half, utc, offsetHours, offsetMinutes = 0] = time;
  if (hours === undefined || (utc ?? offsetHours) === undefined) return { day: date };
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  if (hour > 24 || Number(minutes) > 59) return undefined;
  const atMidnight = hour % 24 === 0 && Number(minutes) === 0 && Number(seconds) === 0;
  if (atMidnight) return { day: date };
  const sign = offsetHours?.startsWith("-") ? -1 : 1;
  const offset = Number(offsetHours ?? 0) * 60 + sign * Number(offsetMinutes);
  const ofDay = (hour * 60 + Number(minutes) - offset) * 60_000 + Number(seconds) * 1000;
  return { day: date, moment: Date.parse(date) + ofDay };
}

function monthFirst(written: string): readonly (string | undefined)[] {
  const [match, month, separator, day, year = ""] = MONTH_FIRST.exec(written) ?? [];
  return [match, year.length === 2 ? `20${year}` : year, separator, month, day];
}

/** A moment since 1970. Exactly midnight in UTC means the day. */
function ofEpoch(moment: number): ParsedDate | undefined {
  const [date = "", time] = new Date(moment).toISOString().split("T");
  const [year, month, day] = date.split("-").map(Number);
  const valid = validDay(Number(year), Number(month), Number(day));
  if (!valid) return undefined;
  return { day: valid, moment: time === "00:00:00.000Z" ? undefined : moment };
}

function validDay(year: number, month: number, day: number): string | undefined {
  // Not `Date.parse`, which in some engines accepts February 30 as a day in March.
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  const date = isReal && year >= FIRST_YEAR && year <= LAST_YEAR && isoDay(year, month, day);
  return date && date !== EPOCH_DAY ? date : undefined;
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
