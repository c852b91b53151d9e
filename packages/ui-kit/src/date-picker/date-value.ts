import { readDate, toIso, writeDate } from "./dates.ts";
import { type Halves, type HourCycle, NOON, splitTime, writeTime } from "./times.ts";

/** Whether and how a picker asks for a time. */
export interface TimeFormatProps {
  /** Asks for a time too, with hours from 1 to 12 or from 0 to 23. */
  time?: HourCycle | undefined;
  /**
   * Asks for the seconds of the time, too.
   * @default false
   */
  showSeconds?: boolean | undefined;
}

/** A day and, where one is asked for, a time: the value as callbacks and forms have it, in ISO. */
export function toValue(day: number, time: string | undefined, format: TimeFormatProps): string {
  if (!format.time) return toIso(day);
  const exact = (time ?? NOON).padEnd(8, ":00");
  return `${toIso(day)}T${exact.slice(0, format.showSeconds ? 8 : 5)}`;
}

/** The time of a value, or `""`. */
export function timeOf(value: string): string {
  return value.slice(11);
}

/** The caller's text for a value, MM/DD/YYYY or ISO, in ISO; `""` for one that is no date. */
export function normalize(text: string, format: TimeFormatProps): string {
  const { date, time } = splitTime(text);
  const day = readDate(date);
  return day === undefined ? "" : toValue(day, time, format);
}

/** A value as the field shows it: MM/DD/YYYY, and the time behind it. */
export function writeValue(value: string, { time: cycle }: TimeFormatProps, words: Halves): string {
  const day = readDate(value);
  if (day === undefined) return "";
  const time = timeOf(value);
  return writeDate(day) + (cycle && time ? ` ${writeTime(time, cycle, words)}` : "");
}

/** 'Use this format: MM/DD/YYYY', and how to write a time where one is asked for. */
export function hintFor(
  { time, showSeconds }: TimeFormatProps,
  text: Halves & { dateFormat: string },
): string {
  if (!time) return text.dateFormat;
  return `${text.dateFormat} HH:MM${showSeconds ? ":SS" : ""}${time === "12" ? ` ${text.am}` : ""}`;
}
