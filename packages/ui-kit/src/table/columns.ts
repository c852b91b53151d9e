import type { ReactNode } from "react";

/** The value of a cell, by which it is sorted, however it is rendered. */
export type CellValue = string | number | bigint | Date | null | undefined;

/** Whether a value is missing: blank, or an invalid number or date. */
export function isMissing(value: CellValue): value is null | undefined | "" {
  const plain = value instanceof Date ? value.getTime() : value;
  return plain === null || plain === undefined || plain === "" || Number.isNaN(plain);
}

// Why: docs/decisions/long-lists.md#columns-separate-value-and-appearance
/** One column of a table. */
export interface TableColumn<Row> {
  /** Id of the column in a {@link TableSort}. */
  id: string;
  /** Column header; on a phone, it precedes each value. */
  label: string;
  /**
   * Returns the value of a cell: dates as an ISO string or a `Date`, money as a number, so that they
   * sort correctly.
   */
  value: (row: Row) => CellValue;
  /** Renders the cell, if not as its value. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Formats the value. A number format also aligns the decimal points of the column. */
  format?: Intl.NumberFormat | Intl.DateTimeFormat | undefined;
  /** Makes its cells row headers, such as a claim number. */
  isRowHeader?: boolean | undefined;
  /** Content of the last row for this column: a sum, or text such as "Total" under the row headers. */
  total?: CellValue | ((rows: readonly Row[]) => CellValue);
  /**
   * Whether users can sort by it, in a `SortableTable`.
   * @default true
   */
  sortable?: boolean | undefined;
  /**
   * Its share of the width in a table of several hundred rows, whose columns are not sized by their
   * content.
   */
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

/** The maximum number of decimal digits in a column; 0 if it has only integers. */
export function fractionDigits<Row>(column: TableColumn<Row>, rows: readonly Row[]): number {
  const { format, value } = column;
  if (!(format instanceof Intl.NumberFormat)) return 0;
  const numbers = [...rows.map(value), totalOf(column, rows)];
  const isWhole = numbers.every((number) => typeof number !== "number" || Number.isInteger(number));
  return isWhole ? 0 : (format.resolvedOptions().maximumFractionDigits ?? 0);
}
