import { calendarDay, formatTime, parseTime } from "@claimkit/claims-api/format";

const DAY = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;
const DAY_AND_TIME = { ...DAY, hour: "numeric", minute: "2-digit" } as const;

/**
 * Formats the day and time of an appointment, such as "Fri, Nov 20, 9:30 AM". A part that cannot be read is
 * shown as it is. Never shifted by a time zone.
 */
export function formatAppointment(date: string, time = "", locale = "en-US"): string {
  const day = calendarDay(date);
  const clock = parseTime(time);
  if (day && clock) {
    day.setUTCHours(clock.hour, clock.minute);
    return new Intl.DateTimeFormat(locale, DAY_AND_TIME).format(day);
  }
  const written = day ? new Intl.DateTimeFormat(locale, DAY).format(day) : date;
  return time ? `${written}, ${formatTime(time, locale)}` : written;
}
