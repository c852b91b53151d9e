import type { Coverage, DisplayInfo } from "@claimkit/claims-api";
import { formatMoney, parseMoney } from "@claimkit/claims-api/format";

/** What the customer pays before a coverage does. */
export interface Deductible {
  coverage: string;
  /** Written for the reader: `$500`, or the server's own word, such as `Waived`. */
  amount: string;
}

/** The deductibles of coverages, without those that the rows of the report already tell of. */
export function deductiblesOf(
  coverages: readonly Coverage[],
  rows: readonly DisplayInfo[],
): Deductible[] {
  const told = new Set(rows.map(({ displayKey }) => displayKey.trim().toLowerCase()));
  return coverages.flatMap(({ name, deductible }) =>
    deductible === undefined || told.has(name.trim().toLowerCase())
      ? []
      : [{ coverage: name, amount: formatMoney(deductible) }],
  );
}

/** Whether a deductible that may vanish has done so: that of any coverage has come down to nothing. */
export function hasVanished(hasVanishing: boolean, coverages: readonly Coverage[]): boolean {
  return hasVanishing && coverages.some(({ deductible }) => parseMoney(deductible) === 0);
}
