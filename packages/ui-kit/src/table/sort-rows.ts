import { type CellValue, isMissing, type TableColumn } from "./columns.ts";

/** By which column a table is sorted, and which way. */
export interface TableSort {
  /** The id of the column. */
  column: string;
  /** What `aria-sort` says. */
  direction: "ascending" | "descending";
}

/** What a value is sorted by; of a date, its time. */
type Key = string | number | bigint;

/**
 * The rows in another order: numbers, money and dates by what they are worth, texts as the language
 * sorts them. What has no value comes last either way, and what is equal stays as it was.
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

  // Rank and place in one number, since numbers sort by themselves: to ask a function about each pair
  // of 10,000 rows takes several times as long.
  return Array.from(
    Float64Array.from(keys, (key, place) => rankOf(key) * rows.length + place).toSorted(),
    (rankAndPlace) => rows[rankAndPlace % rows.length] as Row,
  );
}

/** Where one value is a text, all are taken for texts. */
function keysOf(values: readonly CellValue[]): (Key | undefined)[] {
  const areTexts = values.some((value) => typeof value === "string" && value !== "");
  return values.map((value) => {
    if (isMissing(value)) return undefined;
    const key = value instanceof Date ? value.getTime() : value;
    return areTexts ? String(key) : key;
  });
}

/** The place of each key among all that there are. What is equal has the same. */
function ranksOf(keys: readonly (Key | undefined)[], locale: string): Map<Key, number> {
  const { compare } = new Intl.Collator(locale);
  const order = (one: Key, other: Key): number =>
    typeof one === "string" ? compare(one, String(other)) : compareWorth(one, other);

  // By their codes first, which is quick and nearly right, and leaves the slow comparison of languages
  // little to do.
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
