import type { Coverage } from "@claimkit/claims-api";
import { type CoverageWords, formatDeductible } from "@claimkit/claims-api/format";
import { rowValue } from "../key-values/row-value.ts";
import { isAllowance } from "./deductible.ts";

/** Formats what a coverage has: a deductible or an allowance; `undefined` if it has neither. */
export function coverageValue(
  { name, deductible }: Coverage,
  words: CoverageWords,
): string | undefined {
  if (deductible === undefined) return undefined;
  if (!isAllowance(name)) return formatDeductible(deductible, words);
  const displayKey = /transport/i.test(name) ? name : "Rental";
  return rowValue({ displayKey, displayValue: deductible }, words);
}
