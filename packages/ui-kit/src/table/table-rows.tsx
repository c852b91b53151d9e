import { Fragment, type JSX, memo } from "react";
import { type RowLook, TableRow } from "./table-row.tsx";

interface TableRowsProps<Row> extends RowLook<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The elements stay where they are when the rows change places, and only their texts change. */
  inPlace: boolean;
}

/** Some of a table's rows, drawn again only when one of them has changed. */
export const TableRows = memo(DrawRows, areSame) as typeof DrawRows;

function DrawRows<Row>({ rows, rowKey, inPlace, ...look }: TableRowsProps<Row>): JSX.Element {
  return (
    <tbody role={look.hasRoles ? "rowgroup" : undefined}>
      {rows.map((row, place) => (
        <TableRow
          key={inPlace ? place : rowKey(row)}
          {...look}
          valueOf={({ value }) => value(row)}
          // What the caller draws may have a state of its own, and must not pass it on to another row.
          renderCell={({ cell }) => cell && <Fragment key={rowKey(row)}>{cell(row)}</Fragment>}
        />
      ))}
    </tbody>
  );
}

function areSame<Row>(before: TableRowsProps<Row>, after: TableRowsProps<Row>): boolean {
  return (
    before.columns === after.columns &&
    before.hasRoles === after.hasRoles &&
    holdSame(before.digits, after.digits) &&
    holdSame(before.rows, after.rows)
  );
}

function holdSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((each, index) => each === after[index]);
}
