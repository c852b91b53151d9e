import { type CoverageWords, englishCoverageWords } from "./coverage-words.ts";
import { formatMoney, parseMoney } from "./money.ts";

/** Writes a sub-coverage; of its amount only the part before ` / ` counts. */
export function formatSubCoverage(
  { name, deductible = "" }: { name: string; deductible?: string | undefined },
  words: CoverageWords = englishCoverageWords,
): string {
  const [first = ""] = deductible.split("/");
  const amount = formatMoney(first.trim());
  if (!amount) return name;
  if (/transportation/i.test(name)) return words.transportationAllowance(amount);
  if (/rental/i.test(name)) {
    return words.rentalAllowance(parseMoney(first) === undefined ? amount : words.perDay(amount));
  }
  return `${name}: ${amount}`;
}
