import type { DisplayInfo } from "./schema/display-info.ts";

/** Rows that tell of the member's coverage, by key. */
const MEMBER_ROWS = new Set([
  "total amount authorized",
  "collision",
  "comprehensive",
  "uninsured - property damage",
]);

/** Text for the asking person: a third-party claimant gets none that speaks of the member's deductible. */
export function textFor(
  isThirdParty: boolean | undefined,
  text: string | undefined,
): string | undefined {
  return isThirdParty && /deductible/i.test(text ?? "") ? undefined : text;
}

/** Rows for the asking person: a third-party claimant gets no amount authorized, coverages and deductibles. */
export function rowsFor(
  isThirdParty: boolean | undefined,
  rows: readonly DisplayInfo[],
): readonly DisplayInfo[] {
  if (!isThirdParty) return rows;
  return rows.filter(
    ({ displayKey, displayValue }) =>
      !MEMBER_ROWS.has(displayKey.toLowerCase()) && textFor(true, displayKey + displayValue),
  );
}
