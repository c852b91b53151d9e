import type { datePickerText } from "../text/text.ts";
import type { DateRules } from "./date-rules.ts";
import { hintFor, type TimeFormatProps, timeOf, toValue } from "./date-value.ts";
import { writeDate, yearOf } from "./dates.ts";
import { nameUnavailable } from "./name-unavailable.ts";
import { nameOf } from "./names.ts";
import { splitTime, writeTime } from "./times.ts";
import { readTypedDate } from "./typed-date.ts";
import type { Reading } from "./use-date-value.ts";

/** Reads a typed text. */
export function readField(
  typed: string,
  { min, max, disabled, locale }: DateRules,
  format: TimeFormatProps,
  text: typeof datePickerText,
): Reading {
  if (!typed.trim()) return { value: "" };

  const lastYear = yearOf(max);
  const parts = format.time ? splitTime(typed) : { date: typed, time: undefined };
  const found = readTypedDate(parts.date, locale, lastYear);
  if (!found) return refuse(`${text.notADate} ${hintFor(format, text)}`);

  const { day, twoDigitYear } = found;
  if (day < min || day > max) {
    return refuse(
      text.dateOutOfRange.replace("{min}", writeDate(min)).replace("{max}", writeDate(max)),
    );
  }
  const name = nameOf(day, "full", locale);
  const reason = disabled.get(day);
  if (reason !== undefined) return refuse(nameUnavailable(name, reason, text));

  const value = toValue(day, parts.time, format);
  let readBack = text.readAsDate.replace("{date}", name);
  if (format.time) readBack += `, ${writeTime(timeOf(value), format.time, text)}`;
  if (twoDigitYear) {
    readBack += `. ${text.twoDigitYears
      .replace("{first}", String(lastYear - 99))
      .replace("{last}", String(lastYear))}`;
  }
  return { value, readBack };
}

function refuse(problem: string): Reading {
  return { value: "", problem };
}
