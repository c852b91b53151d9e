const CLOCK =
  /^(?:\d{4}-\d\d-\d\dT)?(\d\d?):(\d\d)(?::[\d.]+)?(?:\s*([ap])\.?(?:m\.?)?)?\s*(?:Z|[+-]\d\d:?\d\d)?$/i;

/** A time of day, on a clock of 24 hours. */
export interface TimeOfDay {
  /** The hour, 0 to 23. */
  hour: number;
  /** The minute. */
  minute: number;
}

/**
 * Reads a time of day such as `14:30`, `2:30 PM` or `2026-11-20T14:30:00-06:00`; `undefined` for text
 * that is none. It is the time where the appointment is, so it is never shifted.
 */
export function parseTime(text: string): TimeOfDay | undefined {
  const [match, written = "", minuteText = "", half] = CLOCK.exec(text.trim()) ?? [];
  const minute = Number(minuteText);
  const hour = half
    ? (Number(written) % 12) + (half.toLowerCase() === "p" ? 12 : 0)
    : Number(written);
  if (!match || hour > 23 || minute > 59 || (half && Number(written) > 12)) return undefined;
  return { hour, minute };
}

/** Writes a time of day as "2:30 PM", and text that is none as it is. Never shifts it. */
export function formatTime(text: string, locale = "en-US"): string {
  const time = parseTime(text);
  if (!time) return text;
  return new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(new Date(Date.UTC(2000, 0, 1, time.hour, time.minute)));
}
