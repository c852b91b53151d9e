import type { RepairsDetails } from "@claimkit/claims-api";
import type { Appointment } from "../shared/add-to-calendar.tsx";

/** Servers that only know a day send its first minute. */
const DAY_ALONE = /^[^T]*(T00:00(:00)?.*)?$/;

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
  return { date, time: appointmentTime ?? (DAY_ALONE.test(date) ? undefined : date), shop };
}
