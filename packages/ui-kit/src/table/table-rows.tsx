import { Fragment, type JSX, memo } from "react";
import { type RowAppearance, TableRow } from "./table-row.tsx";

interface TableRowsProps<Row> extends RowAppearance<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The elements keep their place when rows are sorted; only their text changes. */
  inPlace: boolean;
}

/** Some of a table's rows, rendered again only if one of them has changed. */
export const TableRows = memo(DrawRows, areSame) as typeof DrawRows;

function DrawRows<Row>({ rows, rowKey, inPlace, ...look }: TableRowsProps<Row>): JSX.Element {
  return (
    <tbody role={look.hasRoles ? "rowgroup" : undefined}>
      {rows.map((row, place) => (
        <TableRow
          key={inPlace ? place : rowKey(row)}
          {...look}
          valueOf={({ value }) => value(row)}
          // Content rendered by the caller may have state, which must not move to another row.
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
