import { keptByLocale } from "./kept-by-locale.ts";

/** Not the beginning of a range, such as `9:00-11:00`, whose end looks like an offset from UTC. */
const CLOCK =
  /^(?!\d\d?:\d\d\s?-)(?:\d{4}-\d\d-\d\d[T ])?(\d\d?):(\d\d)(?::[\d.]+)?(?:\s*([ap])\.?(?:\s?m\.?)?)?\s*(?:Z|[+-]\d\d:?\d\d)?$/i;

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
 * Parses a time of day such as `14:30`, `2:30 PM`, `2:30 p. m.` or `2026-11-20T14:30:00-06:00`; returns `undefined` for
 * other text. Ignores the time zone, because times are local to the appointment.
 */
export function parseTime(text: string): TimeOfDay | undefined {
  const [match, hourText = "", minuteText = "", half] = CLOCK.exec(text.trim()) ?? [];
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
