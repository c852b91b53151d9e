import type { DisplayInfo } from "@claimkit/claims-api";
import { formatKeyValue } from "@claimkit/claims-api/format";
import type { RowWords } from "../key-values/use-coverage-words.ts";

/**
 * Leaves out a row that repeats one of our own figures: the same name, in any case, with the same formatted value.
 * Rows that are equal to each other stay, because two payments may be equal.
 */
export function withoutFigures(
  rows: readonly DisplayInfo[],
  figures: readonly DisplayInfo[],
  words: RowWords,
): DisplayInfo[] {
  const readingOf = (row: DisplayInfo): string =>
    `${words.nameOf(row.displayKey.trim()).toLowerCase()}\n${formatKeyValue(row, words)}`;
  const shown = new Set(figures.map(readingOf));
  return rows.filter((row) => !shown.delete(readingOf(row)));
}
