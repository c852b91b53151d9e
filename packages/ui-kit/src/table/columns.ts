import type { ReactNode } from "react";

/** What a cell is worth: it is sorted by this, whatever is shown of it. */
export type CellValue = string | number | bigint | Date | null | undefined;

/** Whether there is nothing to show or to sort by, as in a number that is none, or a date. */
export function isMissing(value: CellValue): value is null | undefined | "" {
  const plain = value instanceof Date ? value.getTime() : value;
  return plain === null || plain === undefined || plain === "" || Number.isNaN(plain);
}

// Why: docs/decisions/long-lists.md#columns-separate-value-and-appearance
/** One column of a table. */
export interface TableColumn<Row> {
  /** Its name in a {@link TableSort}. */
  id: string;
  /** Heads the column, and on a phone stands before each value. */
  label: string;
  /** A date as an ISO text or a `Date`, money as a number: then they sort as what they are. */
  value: (row: Row) => CellValue;
  /** What is shown, if not the value itself. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /**
   * Writes the value. A number format also sets the column with its decimal points one below the
   * other, however many digits each number has.
   */
  format?: Intl.NumberFormat | Intl.DateTimeFormat | undefined;
  /** Its cells name their rows, such as a claim number. */
  rowHeader?: boolean | undefined;
  /** What the last row says of all rows: a sum, or a word such as "Total" under the row headers. */
  total?: CellValue | ((rows: readonly Row[]) => CellValue);
  /**
   * Whether users can sort by it, in a `SortableTable`.
   * @default true
   */
  sortable?: boolean | undefined;
  /** Its share of the room in a table of several hundred rows, whose columns don't follow their contents. */
  width?: "narrow" | "wide" | undefined;
}

export function isNumeric<Row>({ format }: TableColumn<Row>): boolean {
  return format instanceof Intl.NumberFormat;
}

export function isDate<Row>({ format }: TableColumn<Row>): boolean {
  return format instanceof Intl.DateTimeFormat;
}

export function totalOf<Row>({ total }: TableColumn<Row>, rows: readonly Row[]): CellValue {
  return typeof total === "function" ? total(rows) : total;
}

/** How many digits a column needs room for after the point: none, if it has whole numbers only. */
export function fractionDigits<Row>(column: TableColumn<Row>, rows: readonly Row[]): number {
  const { format, value } = column;
  if (!(format instanceof Intl.NumberFormat)) return 0;
  const numbers = [...rows.map(value), totalOf(column, rows)];
  const isWhole = numbers.every((number) => typeof number !== "number" || Number.isInteger(number));
  return isWhole ? 0 : (format.resolvedOptions().maximumFractionDigits ?? 0);
}
