import type { DisplayInfo } from "@claimkit/claims-api";
import { formatKeyValue } from "@claimkit/claims-api/format";
import { isAmount } from "./is-amount.ts";
import { isLong } from "./is-long.ts";
import type { LazyKeyValue } from "./key-values.tsx";
import { RowName } from "./row-name.tsx";
import { serverValue } from "./server-value.tsx";
import { shownRows } from "./shown-rows.ts";
import type { RowWords } from "./use-coverage-words.ts";

/**
 * Labels and formatted values of rows from the server, for all sections.
 *
 * @param format how values are formatted; rows of payments and repairs are not about coverages
 */
export function displayRows(
  rows: readonly DisplayInfo[],
  words: RowWords,
  format = formatKeyValue,
): LazyKeyValue[] {
  return shownRows(rows).map((row) => () => {
    const value = format(row, words);
    return {
      label: <RowName>{row.displayKey}</RowName>,
      value: serverValue(value, row.displayValue),
      isLong: isLong(row.displayKey) || isLong(value),
      isAmount: isAmount(value),
    };
  });
}
