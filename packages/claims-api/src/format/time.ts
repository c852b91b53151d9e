const CLOCK =
  /^(?:\d{4}-\d\d-\d\dT)?(\d\d?):(\d\d)(?::[\d.]+)?\s*([ap])?\.?(?:m\.?)?\s*(?:Z|[+-]\d\d:?\d\d)?$/i;

/**
 * Writes a time of day such as `14:30`, `2:30 PM` or `2026-11-20T14:30:00-06:00` as "2:30 PM", and
 * text that is none as it is. It is the time where the appointment is, so it is never shifted.
 */
export function formatTime(text: string, locale = "en-US"): string {
  const [match, written = "", minute = "", half] = CLOCK.exec(text.trim()) ?? [];
  const hour = half
    ? (Number(written) % 12) + (half.toLowerCase() === "p" ? 12 : 0)
    : Number(written);
  if (!match || hour > 23 || Number(minute) > 59 || (half && Number(written) > 12)) return text;
  return new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(new Date(Date.UTC(2000, 0, 1, hour, Number(minute))));
}
