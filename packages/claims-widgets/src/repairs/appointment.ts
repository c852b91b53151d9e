import type { RepairsDetails } from "@claimkit/claims-api";
import type { Appointment } from "../shared/add-to-calendar.tsx";

/** Servers that know a day only, write it as its first minute. */
const DAY_ALONE = /^[^T]*(T00:00(:00)?.*)?$/;

/** The appointment of a claim, if there is one. A server may write its time beside the day, or with it. */
export function appointmentOf({
  appointmentDate: date,
  appointmentTime,
  shopInfo: shop,
}: RepairsDetails): Appointment | undefined {
  if (!date) return undefined;
  return { date, time: appointmentTime ?? (DAY_ALONE.test(date) ? undefined : date), shop };
}
