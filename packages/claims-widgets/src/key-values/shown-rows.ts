import type { DisplayInfo } from "@claimkit/claims-api";

/** The rows that are shown: those with a value. */
export function shownRows(rows: readonly DisplayInfo[]): DisplayInfo[] {
  return rows.filter(({ displayValue }) => displayValue !== "");
}
