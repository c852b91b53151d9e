import type { DisplayInfo } from "@claimkit/claims-api";
import { formatKeyValue } from "@claimkit/claims-api/format";
import type { LazyKeyValue } from "./key-values.tsx";
import type { RowWords } from "./use-coverage-words.ts";

/** Labels and formatted values of rows from the server. Every section formats its rows with it. */
export function displayRows(rows: readonly DisplayInfo[], words: RowWords): LazyKeyValue[] {
  return rows
    .filter(({ displayValue }) => displayValue)
    .map((row) => () => ({
      label: words.nameOf(row.displayKey),
      value: formatKeyValue(row, words),
    }));
}
