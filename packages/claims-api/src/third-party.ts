import type { DisplayInfo } from "./schema/display-info.ts";

/** Rows that tell of the member's coverage, by key. */
const MEMBER_ROWS = new Set([
  "total amount authorized",
  "collision",
  "comprehensive",
  "uninsured - property damage",
]);

/** Leaves out the rows that a third-party claimant must not see: the amount authorized, coverages, deductibles. */
export function rowsForThirdParty(rows: readonly DisplayInfo[]): DisplayInfo[] {
  return rows.filter(
    ({ displayKey, displayValue }) =>
      !MEMBER_ROWS.has(displayKey.trim().toLowerCase()) &&
      !/deductible/i.test(`${displayKey} ${displayValue}`),
  );
}
