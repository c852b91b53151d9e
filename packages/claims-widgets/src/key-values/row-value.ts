import type { DisplayInfo } from "@claimkit/claims-api";
import { type CoverageWords, formatKeyValue, formatMoney } from "@claimkit/claims-api/format";

/** An amount in dollars and nothing else. */
const DOLLARS = /^[-(]?\s*\$[\d\s,.]+\)?$/;

/** Names of the rental coverage besides "Rental". "Rental company" and "Rental days" are not among them. */
const RENTAL =
  /^(?:rental (?:reimbursement|coverage|allowance|expenses?|car|vehicle)|alquiler(?: de (?:auto|veh[ií]culo)s?)?)$/i;

/**
 * Formats the value of a row by its key. Other values that are amounts in dollars get the format of
 * all money, so that `$500.00` does not appear next to `$1,000`.
 */
export function rowValue({ displayKey, displayValue }: DisplayInfo, words: CoverageWords): string {
  const key = RENTAL.test(displayKey.trim()) ? "Rental" : displayKey;
  const value = formatKeyValue({ displayKey: key, displayValue }, words);
  return DOLLARS.test(value.trim()) ? formatMoney(value) : value;
}
