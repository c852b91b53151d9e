import type { DisplayInfo } from "../schema/display-info.ts";
import { type CoverageKind, coverageKind } from "./coverage-kind.ts";
import { type CoverageWords, englishCoverageWords } from "./coverage-words.ts";
import { formatLongDate } from "./long-date.ts";
import { formatMoney, parseMoney } from "./money.ts";
import { splitAmounts } from "./split-amounts.ts";

interface NamedCoverage {
  name: string;
  deductible?: string | undefined;
}

type Format = (value: string, words: CoverageWords) => string;

/** Keys of rows with a rental allowance. Must not match `Rental company` and `Rental days`. */
const RENTAL =
  /^(?:rental(?: (?:reimbursement|coverage|allowance|expenses?|car|vehicle))?|alquiler(?: de (?:auto|veh[ií]culo)s?)?)$/i;

/** Text that is only an amount in dollars. */
const DOLLARS = /^[-(]?\s*\$[\d\s,.]+\)?$/;

/** Keys of rows with a deductible, in lower case. */
const DEDUCTIBLES = new Set(["collision", "comprehensive", "uninsured - property damage"]);

const BY_KIND: Record<CoverageKind, Format> = {
  deductible: formatDeductible,
  rental: (value, words) => formatMoney(formatRental(value, words), words.locale),
  transportation: formatDollars,
};

/** Formats the value of a row by its key. The amount of a row that is named like a coverage is a deductible. */
export function formatKeyValue(
  row: DisplayInfo,
  words: CoverageWords = englishCoverageWords,
): string {
  const { displayKey, displayValue } = row;
  return DEDUCTIBLES.has(displayKey.trim().toLowerCase())
    ? formatDeductible(displayValue, words)
    : formatRowValue(row, words);
}

/**
 * Formats the value of a row of a payment, whose amount is what was paid: dates of issue, rental allowances such as
 * `40 / 1200`, amounts in dollars, and what is true or false.
 */
export function formatRowValue(
  { displayKey, displayValue }: DisplayInfo,
  words: CoverageWords = englishCoverageWords,
): string {
  const key = displayKey.trim();
  if (displayValue === "true") return words.yes;
  if (displayValue === "false") return words.no;
  if (/^issue date$/i.test(key)) return formatLongDate(displayValue, words.locale);
  return formatDollars(RENTAL.test(key) ? formatRental(displayValue, words) : displayValue, words);
}

/** Formats a coverage's deductible or allowance; `undefined` if it has neither. */
export function formatCoverage(
  { name, deductible }: NamedCoverage,
  words: CoverageWords = englishCoverageWords,
): string | undefined {
  return deductible === undefined ? undefined : BY_KIND[coverageKind(name)](deductible, words);
}

/** Formats a deductible as "$500 deductible". Returns text that is not an amount, such as "Waived", unchanged. */
export function formatDeductible(
  value: string,
  words: CoverageWords = englishCoverageWords,
): string {
  return parseMoney(value) === undefined
    ? value
    : words.deductible(formatMoney(value, words.locale));
}

/** Formats an amount in dollars; returns other text unchanged. */
function formatDollars(value: string, words: CoverageWords): string {
  return DOLLARS.test(value.trim()) ? formatMoney(value, words.locale) : value;
}

/** Formats an amount per day and one per accident. A single amount may be of any time, so it is unchanged. */
function formatRental(value: string, words: CoverageWords): string {
  const [perDay = "", perAccident = ""] = splitAmounts(value);
  // "$40/day" has no amount per accident.
  if (parseMoney(perDay) === undefined || !perAccident || /^d[aií]/i.test(perAccident))
    return value;
  const { locale } = words;
  return words.perDayAndAccident(formatMoney(perDay, locale), formatMoney(perAccident, locale));
}
