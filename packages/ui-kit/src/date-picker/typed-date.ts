import { dayOf, today, yearOf } from "./dates.ts";
import { monthNames } from "./names.ts";

/** A date as it was typed. */
export interface TypedDate {
  day: number;
  /** Its year had two digits, so that someone may have meant another one. */
  twoDigitYear: boolean;
}

const YEAR = /^(\d\d|\d{4})$/;
const NOTHING_BETWEEN = /^(\d\d)(\d\d)(\d\d|\d{4})$/;

/** 'sep', 'sept' and 'septem' are September; 'se' is not. */
const SHORTEST_NAME = 3;

/**
 * Reads what a person typed for a date: `11/20/2026`, `11-20-26`, `11 20`, `11202026`, `2026-11-20`,
 * `Nov 20, 2026`, `viernes 20 de noviembre`. Where both are numbers, the month comes before the date,
 * as in MM/DD/YYYY. Without a year it is this year's. Words that name no month say nothing.
 *
 * @param locale the language of the months, beside English
 * @param lastYear a year of two digits is one of the hundred up to it
 */
export function readTypedDate(
  text: string,
  locale: string,
  lastYear: number,
): TypedDate | undefined {
  const months = [locale, "en-US"].flatMap(monthNames).map(fold);
  let numbers: string[] = [];
  let month = 0;
  for (const word of fold(text).match(/\p{L}+|\d+/gu) ?? []) {
    const index = months.findIndex((name) => name.startsWith(word));
    if (/\d/.test(word)) numbers.push(word);
    else if (index >= 0 && word.length >= SHORTEST_NAME) month ||= (index % 12) + 1;
  }

  const [first = ""] = numbers;
  if (!month && numbers.length === 1) numbers = NOTHING_BETWEEN.exec(first)?.slice(1) ?? [];
  if (first.length === 4) numbers.push(numbers.shift() ?? "");
  month ||= Number(numbers.shift());

  const [date, written = String(yearOf(today())), ...more] = numbers;
  if (more.length > 0 || !YEAR.test(written)) return undefined;
  const twoDigitYear = written.length === 2;
  const year = Number(written);
  const day = dayOf(twoDigitYear ? lastYear - ((lastYear - year) % 100) : year, month, date);
  return day === undefined ? undefined : { day, twoDigitYear };
}

/** Without capitals and accents, which nobody should have to type, and full-width digits as plain ones. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
