import type { RepairsDetails } from "@claimkit/claims-api";
import { calendarDay, parseTime } from "@claimkit/claims-api/format";
import type { Appointment } from "../shared/add-to-calendar.tsx";

/**
 * The appointment of a claim, if there is one. Servers send its time in a separate field, or with the
 * day.
 */
export function appointmentOf({
  appointmentDate: date,
  appointmentTime,
  shopInfo: shop,
}: RepairsDetails): Appointment | undefined {
  if (!date) return undefined;
  return { date, time: appointmentTime ?? (hasTime(date) ? date : undefined), shop };
}

/** Whether a date has a time, too. Servers that only know a day send its first minute. */
function hasTime(date: string): boolean {
  const time = calendarDay(date) && parseTime(date);
  return time !== undefined && (time.hour > 0 || time.minute > 0);
}
