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

/** Formats by lowercase key. */
const FORMATS = new Map<string, Format>([
  ["collision", formatDeductible],
  ["comprehensive", formatDeductible],
  ["uninsured - property damage", formatDeductible],
  ["issue date", (value, { locale }) => formatLongDate(value, locale)],
]);

const BY_KIND: Record<CoverageKind, Format> = {
  deductible: formatDeductible,
  rental: formatRental,
  transportation: formatDollars,
};

/** Formats the value of a row by its key. Values of other keys are formatted if they are amounts in dollars. */
export function formatKeyValue(
  { displayKey, displayValue }: DisplayInfo,
  words: CoverageWords = englishCoverageWords,
): string {
  const key = displayKey.trim();
  if (RENTAL.test(key)) return formatRental(displayValue, words);
  const format = FORMATS.get(key.toLowerCase()) ?? formatDollars;
  return format(displayValue, words);
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
  return parseMoney(value) === undefined ? value : words.deductible(formatMoney(value));
}

/** Formats an amount in dollars; returns other text unchanged. */
function formatDollars(value: string): string {
  return DOLLARS.test(value.trim()) ? formatMoney(value) : value;
}

function formatRental(value: string, words: CoverageWords): string {
  const [perDay = "", perAccident = ""] = splitAmounts(value);
  // "$40/day" has no amount per accident.
  if (parseMoney(perDay) === undefined || /^d[aií]/i.test(perAccident)) return value;
  return perAccident
    ? words.perDayAndAccident(formatMoney(perDay), formatMoney(perAccident))
    : words.perDay(formatMoney(perDay));
}
