import { keptByLocale } from "./kept-by-locale.ts";

/** Not the beginning of a range, such as `9:00-11:00`, whose end looks like an offset from UTC. */
const CLOCK =
  /^(?!\d\d?:\d\d\s?-)(?:\d{4}-\d\d-\d\d[T ])?(\d\d?):(\d\d)(?::[\d.]+)?(?:\s*([ap])\.?(?:\s?m\.?)?)?\s*(?:Z|[+-]\d\d:?\d\d)?$/i;

/** A full hour without minutes. */
const HOUR = /^(\d\d?)\s*([ap])\.?\s?m\.?$/i;

const NOON = /^(?:12 )?noon$|^mediod[ií]a$/i;

/** A time in UTC, with or without its day. */
const UTC = /^(?:(\d{4}-\d\d-\d\d)[T ])?(\d\d:\d\d)(?::[\d.]+)?\s?(?:Z|UTC|GMT|[+-]00:?00)$/i;

const formatterFor = keptByLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }),
);

/** A time of day. */
export interface TimeOfDay {
  /** The hour, 0 to 23. */
  hour: number;
  /** The minute. */
  minute: number;
}

/**
 * Parses a time of day such as `14:30`, `2:30 PM`, `2 p. m.`, `noon` or `2026-11-20T14:30:00-06:00`; returns
 * `undefined` for other text. Ignores the time zone, because times are local to the appointment.
 */
export function parseTime(text: string): TimeOfDay | undefined {
  const written = text.trim().replace(HOUR, "$1:00 $2m").replace(NOON, "12:00");
  const [match, hourText = "", minuteText = "", half] = CLOCK.exec(written) ?? [];
  const minute = Number(minuteText);
  const hour = half
    ? (Number(hourText) % 12) + (half.toLowerCase() === "p" ? 12 : 0)
    : Number(hourText);
  if (!match || hour > 23 || minute > 59 || (half && Number(hourText) > 12)) return undefined;
  return { hour, minute };
}

/** Formats a time of day as "2:30 PM". Returns other text unchanged. Ignores the time zone. */
export function formatTime(text: string, locale = "en-US"): string {
  const time = parseTime(text);
  if (!time) return text;
  return formatterFor(locale).format(new Date(Date.UTC(2000, 0, 1, time.hour, time.minute)));
}

/**
 * Converts a time in UTC, such as `2026-12-02T01:00:00Z`, or `01:00Z` of a day, to the reader's time zone, as
 * `2026-12-01T19:00`. Returns `undefined` for other text: a time without a zone is local to the appointment, and so
 * is one with another offset. Midnight is not a time, but means the day.
 */
export function utcToLocal(text: string, day?: string): string | undefined {
  const [, ownDay = day, clock] = UTC.exec(text.trim()) ?? [];
  if (!ownDay || !clock || clock === "00:00") return undefined;
  const moment = new Date(`${ownDay}T${clock}Z`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
