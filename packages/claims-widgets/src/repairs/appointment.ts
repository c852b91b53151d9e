import type { RepairsDetails } from "@claimkit/claims-api";
import { calendarDay, parseTime, utcToLocal } from "@claimkit/claims-api/format";
import type { Appointment } from "../shared/appointment.ts";

/**
 * The appointment of a claim, if there is one. Servers send its time in a separate field, or with the
 * day. A time in UTC is converted to the reader's time zone, because the shop's is not known.
 */
export function appointmentOf({
  appointmentDate: date,
  appointmentTime,
  shopInfo: shop,
}: RepairsDetails): Appointment | undefined {
  if (!date) return undefined;
  const day = calendarDay(date)?.toISOString().slice(0, 10);
  const time = appointmentTime && utcToLocal(appointmentTime, day);
  if (time) return { date: time, time, shop };
  const local = utcToLocal(date) ?? date;
  return { date: local, time: appointmentTime ?? (hasTime(local) ? local : undefined), shop };
}

/** Whether a date has a time, too. Servers that only know a day send its first minute. */
function hasTime(date: string): boolean {
  const time = calendarDay(date) && parseTime(date);
  return time !== undefined && (time.hour > 0 || time.minute > 0);
}
