/** A day as a calendar has it, without a time or a zone. */
export interface CalendarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/;
const US = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Reads the day that a text names, as `2026-11-20`, `2026-11-20T…` or `11/20/2026`. The day is never shifted. */
export function calendarDate(text: string): CalendarDate | undefined {
  const iso = ISO.exec(text.trim());
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = US.exec(text.trim());
  return us ? existing(Number(us[3]), Number(us[1]), Number(us[2])) : undefined;
}

/** Refuses days such as February 30. */
function existing(year: number, month: number, day: number): CalendarDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? { year, month, day }
    : undefined;
}
