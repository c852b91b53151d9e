import { momentOf } from "../format/calendar-day.ts";

/**
 * Replaces moments in a response by the local time in a time zone, which is shown alike in every zone. A server and a
 * reader in different zones then render the same.
 */
export function inTimeZone(wire: unknown, timeZone: string, name = ""): unknown {
  if (Array.isArray(wire)) return wire.map((item) => inTimeZone(item, timeZone, name));
  if (typeof wire === "object" && wire !== null) {
    return Object.fromEntries(
      Object.entries(wire).map(([key, value]) => [key, inTimeZone(value, timeZone, key)]),
    );
  }
  // Digits may be a phone number or an id.
  const isDate = /date/i.test(name) || (typeof wire === "string" && /\D/.test(wire));
  const moment = isDate ? momentOf(String(wire)) : undefined;
  if (moment === undefined) return wire;
  // Swedish dates are ISO dates.
  return new Date(moment).toLocaleString("sv", { timeZone }).replace(" ", "T");
}
