import { dayOf, yearOf } from "./dates.ts";

/** What reading a typed date needs to know. */
export interface Reading {
  today: number;
  /** The last year that can be chosen: a year of two digits is one of the hundred up to it. */
  lastYear: number;
  /** The names of the months from January on, once for each language that is understood. */
  months: readonly string[];
  /** Other words that may stand in a written date: the weekdays. */
  weekdays: readonly string[];
}

/** A date as it was typed. */
export interface TypedDate {
  day: number;
  /** Its year had two digits, so that someone may have meant another one. */
  twoDigitYear: boolean;
}

const YEAR_FIRST = /^(\d{4})[^\p{L}\d]+(\d\d?)[^\p{L}\d]+(\d\d?)$/u;
const MONTH_FIRST = /^(\d\d?)[^\p{L}\d]+(\d\d?)(?:[^\p{L}\d]+(\d{2}|\d{4}))?$/u;
const DIGITS_ONLY = /^(\d\d)(\d\d)(\d{2}|\d{4})$/;
const YEAR = /^(\d{2}|\d{4})$/;
const FILLER = /^(of|de|del|st|nd|rd|th)$/;

/** 'sep', 'sept' and 'septem' are September; 'se' is not. */
const SHORTEST_NAME = 3;

/**
 * Reads what a person typed for a date: `11/20/2026`, `11-20-26`, `11 20`, `11202026`, `2026-11-20`,
 * `Nov 20, 2026`, `20 de noviembre`. Where both are numbers, the month comes before the date, as in
 * MM/DD/YYYY. Without a year it is this year's.
 */
export function readTypedDate(text: string, reading: Reading): TypedDate | undefined {
  const typed = fold(text).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");

  const yearFirst = YEAR_FIRST.exec(typed);
  if (yearFirst) return at(yearFirst[1], Number(yearFirst[2]), yearFirst[3], reading);

  const numbers = MONTH_FIRST.exec(typed) ?? DIGITS_ONLY.exec(typed);
  if (numbers) return at(numbers[3], Number(numbers[1]), numbers[2], reading);

  return readWords(typed, reading);
}

/** A month by its name, before or after the date, with or without a weekday and a year. */
function readWords(typed: string, reading: Reading): TypedDate | undefined {
  const numbers: string[] = [];
  let month: number | undefined;
  for (const word of typed.match(/\p{L}+|\d+/gu) ?? []) {
    const index = reading.months.findIndex((name) => isShortFor(name, word));
    if (/\d/.test(word)) numbers.push(word);
    else if (index >= 0 && month === undefined) month = (index % 12) + 1;
    else if (!FILLER.test(word) && !reading.weekdays.some((name) => isShortFor(name, word))) {
      return undefined;
    }
  }
  if (month === undefined || numbers.length > 2) return undefined;
  const [date, year] = numbers[0]?.length === 4 ? numbers.toReversed() : numbers;
  return at(year, month, date, reading);
}

function at(
  year: string | undefined,
  month: number,
  date = "",
  { today, lastYear }: Reading,
): TypedDate | undefined {
  if (year !== undefined && !YEAR.test(year)) return undefined;
  const twoDigitYear = year?.length === 2;
  const years = year === undefined ? yearOf(today) : Number(year);
  const day = dayOf(
    twoDigitYear ? lastYear - ((lastYear - years) % 100) : years,
    month,
    Number(date),
  );
  return day === undefined ? undefined : { day, twoDigitYear };
}

function isShortFor(name: string, word: string): boolean {
  return word.length >= SHORTEST_NAME && fold(name).startsWith(word);
}

/** Without capitals and accents, which nobody should have to type, and full-width digits as plain ones. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
