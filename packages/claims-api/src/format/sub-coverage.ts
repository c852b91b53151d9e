import { coverageKind } from "./coverage-kind.ts";
import { type CoverageWords, englishCoverageWords } from "./coverage-words.ts";
import { formatMoney, parseMoney } from "./money.ts";
import { splitAmounts } from "./split-amounts.ts";

/** Formats a sub-coverage. Of an amount such as `$40 / $1,200`, only the first part is shown. */
export function formatSubCoverage(
  { name, deductible = "" }: { name: string; deductible?: string | undefined },
  words: CoverageWords = englishCoverageWords,
): string {
  const [first = ""] = splitAmounts(deductible);
  const amount = formatMoney(first, words.locale);
  if (!amount) return name;
  const kind = coverageKind(name);
  if (kind === "transportation") return words.transportationAllowance(amount);
  if (kind === "deductible") return `${name}: ${amount}`;
  return words.rentalAllowance(parseMoney(first) === undefined ? amount : words.perDay(amount));
}
