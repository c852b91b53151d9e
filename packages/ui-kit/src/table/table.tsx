import type { ComponentProps, JSX, ReactNode } from "react";
import { joinNames } from "../shared/join-names.ts";
import { fractionDigits, isNumeric, type TableColumn, totalOf } from "./columns.ts";
import { inParts, MANY_ROWS } from "./parts.ts";
import { ScrollBox } from "./scroll-box.tsx";
import type { TableSort } from "./sort-rows.ts";
import { TableRow } from "./table-row.tsx";
import { TableRows } from "./table-rows.tsx";

/** What every table takes. */
export interface RowsProps<Row> extends Omit<ComponentProps<"table">, "children"> {
  /** Names the table. */
  caption: ReactNode;
  /**
   * Keeps the caption for ears, where a heading right above says the same.
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** Best made once, outside of the component: with the same columns, only rows that changed are drawn again. */
  columns: readonly TableColumn<Row>[];
  /** What the table is about, one for each of its rows, in the order in which they are shown. */
  rows: readonly Row[];
  /** What tells a row from the others, such as its claim number. */
  rowKey: (row: Row) => string | number;
  /**
   * What becomes of the table where there is little room, as on a phone: its rows turn into cards, or
   * it keeps its columns and scrolls sideways.
   * @default "stack"
   */
  narrow?: "stack" | "scroll" | undefined;
  /**
   * Keeps the column headers in sight. Under something else that sticks, set `--ck-table-top` to its height.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /**
   * Stands above the rows, or where they would be: `Waiting` while they are on their way (with
   * `aria-busy`), a `Notification` when they have not come.
   */
  status?: ReactNode;
  /** Said where there are no rows, and no `status`. */
  empty?: ReactNode;
}

// See README.md beside this file.
/** Props of {@link Table}. The others, `ref` among them, go to the `<table>`. */
export interface TableProps<Row> extends RowsProps<Row> {
  /** How the rows are sorted, to be said of that column's header. `SortableTable` sorts them too. */
  sort?: TableSort | undefined;
  /** What stands in a column's header instead of its label, such as a link that sorts on the server. */
  renderHeader?: ((column: TableColumn<Row>) => ReactNode) | undefined;
}

/**
 * Rows of data under their headers. It is drawn on a server and needs no code in the browser but to
 * scroll sideways.
 *
 * Style hooks: `.ck-table`, `[data-narrow]`, `[aria-busy]`; cells `[data-numeric]`; part `status`.
 * Around it stands `.ck-table-box`, with `[role="region"]` where it scrolls.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  narrow = "stack",
  stickyHeader = false,
  empty,
  status = rows.length === 0 && empty,
  sort,
  renderHeader,
  className,
  ...table
}: TableProps<Row>): JSX.Element {
  const isLong = rows.length > MANY_ROWS;
  const hasRoles = isLong || narrow === "stack";
  const as = (role: string): string | undefined => (hasRoles ? role : undefined);
  const digits = columns.map((column) => fractionDigits(column, rows));
  const look = { columns, digits, hasRoles };

  return (
    <ScrollBox hidden={table.hidden}>
      <table
        role={as("table")}
        {...table}
        className={joinNames("ck-table", className)}
        data-narrow={narrow}
        data-long={isLong}
        data-sticky={stickyHeader}
      >
        <caption data-hidden={hideCaption}>{caption}</caption>
        <thead role={as("rowgroup")}>
          <tr role={as("row")}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                role={as("columnheader")}
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
                data-numeric={isNumeric(column) || undefined}
                data-width={column.width}
              >
                {renderHeader ? renderHeader(column) : column.label}
              </th>
            ))}
          </tr>
        </thead>
        {status && (
          <tbody role={as("rowgroup")} data-part="status">
            <tr role={as("row")}>
              <td role={as("cell")} colSpan={columns.length}>
                {status}
              </td>
            </tr>
          </tbody>
        )}
        {inParts(rows).map((part, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a part is nothing but its place
          <TableRows key={place} rows={part} rowKey={rowKey} inPlace={isLong} {...look} />
        ))}
        {columns.some(({ total }) => total !== undefined) && rows.length > 0 && (
          <tfoot role={as("rowgroup")}>
            <TableRow {...look} valueOf={(column) => totalOf(column, rows)} />
          </tfoot>
        )}
      </table>
    </ScrollBox>
  );
}
