import { type CellValue, isMissing, type TableColumn } from "./columns.ts";

/** The column and direction that a table is sorted by. */
export interface TableSort {
  /** The id of the column. */
  column: string;
  /** Value of `aria-sort`. */
  direction: "ascending" | "descending";
}

/** Sort key of a value; of a date, its time. */
type Key = string | number | bigint;

/**
 * Sorts rows: numbers, money and dates by value, then text by the language's rules. Missing values come
 * last in both directions, and the sort is stable.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { value }: Pick<TableColumn<Row>, "value">,
  direction: TableSort["direction"],
  locale: string,
): readonly Row[] {
  // Why: docs/decisions/long-lists.md#sorting-uses-ranks
  const keys = keysOf(rows.map((row) => value(row)));
  const ranks = ranksOf(keys, locale);

  function rankOf(key: Key | undefined): number {
    const rank = key === undefined ? undefined : ranks.get(key);
    if (rank === undefined) return ranks.size;
    return direction === "ascending" ? rank : ranks.size - 1 - rank;
  }

  // Combines rank and index in one number, because numbers sort natively: a comparison function takes
  // several times as long for 10,000 rows.
  return Array.from(
    Float64Array.from(keys, (key, place) => rankOf(key) * rows.length + place).toSorted(),
    (rankAndPlace) => rows[rankAndPlace % rows.length] as Row,
  );
}

function keysOf(values: readonly CellValue[]): (Key | undefined)[] {
  return values.map((value) => {
    if (isMissing(value)) return undefined;
    return value instanceof Date ? value.getTime() : value;
  });
}

/** The rank of each key among all keys. Equal keys have the same rank. */
function ranksOf(keys: readonly (Key | undefined)[], locale: string): Map<Key, number> {
  const { compare } = new Intl.Collator(locale);
  function order(one: Key, other: Key): number {
    if (typeof one === "string" && typeof other === "string") return compare(one, other);
    const textLast = Number(typeof one === "string") - Number(typeof other === "string");
    return textLast || compareWorth(one, other);
  }

  // Sorts by code units first, which is fast and nearly right, so that few slow comparisons by language
  // remain.
  const sorted = [...new Set(keys)]
    .filter((key) => key !== undefined)
    .toSorted(compareWorth)
    .toSorted(order);

  const ranks = new Map<Key, number>();
  for (const [place, key] of sorted.entries()) {
    const before = sorted[place - 1];
    const isEqual = before !== undefined && order(before, key) === 0;
    ranks.set(key, isEqual ? (ranks.get(before) ?? 0) : place);
  }
  return ranks;
}

function compareWorth(one: Key, other: Key): number {
  return one < other ? -1 : Number(one > other);
}
