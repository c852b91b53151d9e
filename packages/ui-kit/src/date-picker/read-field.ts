import { formatText } from "../messages/format-text.ts";
import type { DateRules } from "./date-rules.ts";
import { hintFor, type TimeFormatProps, timeOf, toValue } from "./date-value.ts";
import { writeDate, yearOf } from "./dates.ts";
import { nameUnavailable } from "./name-unavailable.ts";
import { nameOf } from "./names.ts";
import type { datePickerText } from "./text.ts";
import { splitTime, writeTime } from "./times.ts";
import { readTypedDate } from "./typed-date.ts";
import type { Reading } from "./use-date-value.ts";

/** Parses a typed text. */
export function readField(
  typed: string,
  rules: DateRules,
  format: TimeFormatProps,
  text: typeof datePickerText.english,
): Reading {
  if (!typed.trim()) return { value: "" };

  const { locale } = rules;
  const lastYear = yearOf(rules.max);
  const parts = format.hourCycle ? splitTime(typed) : { date: typed, time: undefined };
  const found = readTypedDate(parts.date, locale, lastYear);
  if (!found) return refuse(`${text.notADate} ${hintFor(format, text)}`);

  const { day, twoDigitYear } = found;
  const unavailable = whyUnavailable(day, rules, text);
  if (unavailable) return refuse(unavailable);

  const value = toValue(day, parts.time, format);
  let readBack = formatText(text.readAsDate, { date: nameOf(day, "full", locale) }, locale);
  if (format.hourCycle) readBack += `, ${writeTime(timeOf(value), format.hourCycle, text)}`;
  if (twoDigitYear) {
    // As strings, because a year has no thousands separator.
    const years = { first: `${lastYear - 99}`, last: `${lastYear}` };
    readBack += `. ${formatText(text.twoDigitYears, years, locale)}`;
  }
  return { value, readBack };
}

/** Why a day can't be chosen; `""` if it can. */
export function whyUnavailable(
  day: number,
  rules: DateRules,
  text: typeof datePickerText.english,
): string {
  const { min, max, disabled, locale } = rules;
  if (day < min || day > max) {
    const range = { min: writeDate(min), max: writeDate(max) };
    return formatText(text.dateOutOfRange, range, locale);
  }
  return disabled.has(day) ? nameUnavailable(day, rules, text) : "";
}

function refuse(problem: string): Reading {
  return { value: "", problem };
}
