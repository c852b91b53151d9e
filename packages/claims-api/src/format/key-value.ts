import type { DisplayInfo } from "../schema/display-info.ts";
import { type CoverageWords, englishCoverageWords } from "./coverage-words.ts";
import { formatLongDate } from "./long-date.ts";
import { formatMoney, parseMoney } from "./money.ts";

type Format = (value: string, words: CoverageWords) => string;

/** Rules by key, as the specification has them in section 5. */
const FORMATS = new Map<string, Format>([
  ["collision", formatDeductible],
  ["comprehensive", formatDeductible],
  ["uninsured - property damage", formatDeductible],
  ["rental", formatRental],
  ["issue date", (value, { locale }) => formatLongDate(value, locale)],
]);

/** Writes the value of a row as its key asks for. */
export function formatKeyValue(
  { displayKey, displayValue }: DisplayInfo,
  words: CoverageWords = englishCoverageWords,
): string {
  const format = FORMATS.get(displayKey.trim().toLowerCase());
  return format ? format(displayValue, words) : displayValue;
}

/** "$500 deductible"; text that is no amount, such as "Waived", as it is. */
export function formatDeductible(
  value: string,
  words: CoverageWords = englishCoverageWords,
): string {
  return parseMoney(value) === undefined ? value : words.deductible(formatMoney(value));
}

function formatRental(value: string, words: CoverageWords): string {
  const [perDay = "", perAccident] = value.split("/").map((part) => part.trim());
  if (parseMoney(perDay) === undefined) return value;
  return perAccident === undefined
    ? words.perDay(formatMoney(perDay))
    : words.perDayAndAccident(formatMoney(perDay), formatMoney(perAccident));
}
