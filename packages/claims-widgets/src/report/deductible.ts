import { type Coverage, formatMoney, parseMoney } from "@claimkit/claims-api";

/** What the customer pays before a coverage does. */
export interface Deductible {
  coverage: string;
  /** Written for the reader: `$500`, or the server's own word, such as `Waived`. */
  amount: string;
}

/** The deductibles of the coverages that have one. */
export function deductiblesOf(coverages: readonly Coverage[]): Deductible[] {
  return coverages.flatMap(({ name, deductible }) =>
    deductible === undefined ? [] : [{ coverage: name, amount: formatMoney(deductible) }],
  );
}

/** Whether a deductible that may vanish has done so: that of any coverage has come down to nothing. */
export function hasVanished(hasVanishing: boolean, coverages: readonly Coverage[]): boolean {
  return hasVanishing && coverages.some(({ deductible }) => parseMoney(deductible) === 0);
}
