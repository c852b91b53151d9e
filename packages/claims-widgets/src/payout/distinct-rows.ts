import type { DisplayInfo } from "@claimkit/claims-api";
import { formatKeyValue } from "@claimkit/claims-api/format";
import type { RowWords } from "../key-values/use-coverage-words.ts";

/**
 * Leaves out rows that read like an earlier one or like one of `shown`: the same name, in any case, with the
 * same formatted value.
 */
export function distinctRows(
  rows: readonly DisplayInfo[],
  words: RowWords,
  shown: readonly DisplayInfo[] = [],
): DisplayInfo[] {
  const readingOf = (row: DisplayInfo): string =>
    `${words.nameOf(row.displayKey.trim()).toLowerCase()}\n${formatKeyValue(row, words)}`;
  const read = new Set(shown.map(readingOf));
  return rows.filter((row) => {
    const { size } = read;
    return read.add(readingOf(row)).size > size;
  });
}
