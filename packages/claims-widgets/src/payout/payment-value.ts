import type { DisplayInfo } from "@claimkit/claims-api";
import { type CoverageWords, formatKeyValue, formatMoney } from "@claimkit/claims-api/format";

/** An amount of money and nothing else. */
const DOLLARS = /^\s*[-(]?\s*\$[\d\s,.]+\)?\s*$/;

/**
 * Writes the value of a payment's row as its key asks for; what is left of amounts in dollars
 * is written as all money is, so that `$500.00` does not stand beside `$1,000`. Spec 000, section 5.
 */
export function paymentValue(row: DisplayInfo, words: CoverageWords): string {
  const value = formatKeyValue(row, words);
  return DOLLARS.test(value) ? formatMoney(value) : value;
}
