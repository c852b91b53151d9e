import { dayOf, today, yearOf } from "./dates.ts";
import { monthNames } from "./names.ts";

/** A date parsed from typed text. */
export interface TypedDate {
  day: number;
  /** The year had two digits, so another century may have been meant. */
  twoDigitYear: boolean;
}

const YEAR = /^(\d\d|\d{4})$/;
const NOTHING_BETWEEN = /^(\d\d)(\d\d)(\d\d|\d{4})$/;

/** 'sep', 'sept' and 'septem' are September; 'se' is not. */
const SHORTEST_NAME = 3;

/**
 * Parses a typed date: `11/20/2026`, `11-20-26`, `11 20`, `11202026`, `2026-11-20`, `Nov 20, 2026`,
 * `viernes 20 de noviembre`. If both are numbers, the month comes before the day, as in MM/DD/YYYY. A
 * missing year is the current one. Words that are not months are ignored.
 *
 * @param locale the language of the months, besides English
 * @param lastYear a two-digit year is one of the hundred years up to it
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
    // The last one: a weekday comes first, and may look like a month, as in "mar, 24 nov".
    else if (index >= 0 && word.length >= SHORTEST_NAME) month = (index % 12) + 1;
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

/** Folds capitals, accents and full-width digits, so that nobody has to type them. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
