import { calendarDay, formatTime, parseTime } from "@claimkit/claims-api/format";

const DAY = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;
const TIME = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;

/**
 * Formats the day and time of an appointment, such as "Fri, Nov 20, 9:30 AM". A part that cannot be read is
 * shown as it is. Never shifted by a time zone.
 */
export function formatAppointment(date: string, time = "", locale = "en-US"): string {
  const day = calendarDay(date);
  const clock = parseTime(time);
  const written = day ? formatDay(day, locale) : date;
  if (!time) return written;
  if (!day || !clock) return `${written}, ${formatTime(time, locale)}`;
  day.setUTCHours(clock.hour, clock.minute);
  return `${written}, ${new Intl.DateTimeFormat(locale, TIME).format(day)}`;
}

function formatDay(day: Date, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, DAY);
  // "vie 20 nov" instead of "vie, 20 de nov", which reads like a part of a sentence.
  if (!/^es\b/i.test(locale)) return format.format(day);
  const parts = format.formatToParts(day).filter(({ type }) => type !== "literal");
  return parts.map(({ value }) => value).join(" ");
}
