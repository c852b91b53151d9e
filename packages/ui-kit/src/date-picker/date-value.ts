import { readDate, toIso, writeDate } from "./dates.ts";
import { type Halves, type HourCycle, NOON, splitTime, writeTime } from "./times.ts";

/** Whether and how a picker has a time. */
export interface TimeFormatProps {
  /** Adds a time, with hours from 1 to 12 or from 0 to 23. */
  hourCycle?: HourCycle | undefined;
  /**
   * Adds seconds to the time.
   * @default false
   */
  showSeconds?: boolean | undefined;
}

/** A day and optionally a time: the value in callbacks and forms, in ISO. */
export function toValue(day: number, time: string | undefined, format: TimeFormatProps): string {
  if (!format.hourCycle) return toIso(day);
  const exact = (time ?? NOON).padEnd(8, ":00");
  return `${toIso(day)}T${exact.slice(0, format.showSeconds ? 8 : 5)}`;
}

/** The time of a value, or `""`. */
export function timeOf(value: string): string {
  return value.slice(11);
}

/** Converts a caller's value, MM/DD/YYYY or ISO, to ISO; `""` if it is not a date. */
export function normalize(text: string, format: TimeFormatProps): string {
  const { date, time } = splitTime(text);
  const day = readDate(date);
  return day === undefined ? "" : toValue(day, time, format);
}

/** The value as shown in the field: MM/DD/YYYY, followed by the time. */
export function writeValue(
  value: string,
  { hourCycle: cycle }: TimeFormatProps,
  words: Halves,
): string {
  const day = readDate(value);
  if (day === undefined) return "";
  const time = timeOf(value);
  return writeDate(day) + (cycle && time ? ` ${writeTime(time, cycle, words)}` : "");
}

/** 'Use this format: MM/DD/YYYY', with the format of the time if there is one. */
export function hintFor(
  { hourCycle, showSeconds }: TimeFormatProps,
  text: Halves & { dateFormat: string },
): string {
  if (!hourCycle) return text.dateFormat;
  return `${text.dateFormat} HH:MM${showSeconds ? ":SS" : ""}${hourCycle === "12" ? ` ${text.am}` : ""}`;
}
