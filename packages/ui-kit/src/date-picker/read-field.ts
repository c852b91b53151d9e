import type { datePickerText } from "../text/text.ts";
import { type DateRuleProps, readRules } from "./date-rules.ts";
import { hintFor, type TimeFormatProps, toValue } from "./date-value.ts";
import { writeDate, yearOf } from "./dates.ts";
import { nameUnavailable } from "./name-unavailable.ts";
import { nameOf } from "./names.ts";
import { splitTime, writeTime } from "./times.ts";
import { readTypedDate } from "./typed-date.ts";
import type { Reading } from "./use-date-value.ts";

/** Makes a value out of what was typed, `""` where there is none in it, and says what it has made. */
export function readField(
  typed: string,
  props: DateRuleProps & TimeFormatProps,
  locale: string,
  text: typeof datePickerText,
): { value: string; reading: Reading } {
  if (!typed.trim()) return { value: "", reading: {} };

  const refuse = (problem: string) => ({ value: "", reading: { text: typed, problem } });
  const { min, max, disabled } = readRules(props);
  const lastYear = yearOf(max);
  const parts = props.time ? splitTime(typed) : { date: typed, time: undefined };
  const found = readTypedDate(parts.date, locale, lastYear);
  if (!found) return refuse(`${text.notADate} ${hintFor(props, text)}`);

  const { day, twoDigitYear } = found;
  if (day < min || day > max) {
    return refuse(
      text.dateOutOfRange.replace("{min}", writeDate(min)).replace("{max}", writeDate(max)),
    );
  }
  const name = nameOf(day, "full", locale);
  const reason = disabled.get(day);
  if (reason !== undefined) return refuse(nameUnavailable(name, reason, text));

  const value = toValue(day, parts.time, props);
  const { time } = splitTime(value);
  let readBack = text.readAsDate.replace("{date}", name);
  if (props.time && time) readBack += `, ${writeTime(time, props.time, text)}`;
  if (twoDigitYear) {
    readBack += `. ${text.twoDigitYears
      .replace("{first}", String(lastYear - 99))
      .replace("{last}", String(lastYear))}`;
  }
  return { value, reading: { readBack } };
}
