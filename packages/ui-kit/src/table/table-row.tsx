import type { JSX, ReactNode } from "react";
import { type CellValue, isDate, isNumeric, type TableColumn } from "./columns.ts";
import { written } from "./written.ts";

/** Options for rendering each row of a table. */
export interface RowAppearance<Row> {
  columns: readonly TableColumn<Row>[];
  /** The maximum number of decimal digits of each column. */
  digits: readonly number[];
  /** Some screen readers don't recognize a table with another layout without the role. */
  hasRoles: boolean;
}

interface TableRowProps<Row> extends RowAppearance<Row> {
  valueOf: (column: TableColumn<Row>) => CellValue;
  /** Content instead of the value. */
  renderCell?: ((column: TableColumn<Row>) => ReactNode) | undefined;
}

/** One row, with a cell in each column. */
export function TableRow<Row>({
  columns,
  digits,
  hasRoles,
  valueOf,
  renderCell,
}: TableRowProps<Row>): JSX.Element {
  return (
    <tr role={hasRoles ? "row" : undefined}>
      {columns.map((column, index) => {
        const content = renderCell?.(column);
        const { text, pad } = written(valueOf(column), column.format, digits[index]);
        const isHeader = column.isRowHeader && (content ?? text) !== "";
        const Cell = isHeader ? "th" : "td";
        const role = isHeader ? "rowheader" : "cell";
        return (
          <Cell
            key={column.id}
            scope={isHeader ? "row" : undefined}
            role={hasRoles ? role : undefined}
            data-label={column.label}
            data-numeric={isNumeric(column) || undefined}
            data-date={isDate(column) || undefined}
            data-width={column.width}
            data-pad={content === undefined ? pad : undefined}
          >
            {content ?? text}
          </Cell>
        );
      })}
    </tr>
  );
}
