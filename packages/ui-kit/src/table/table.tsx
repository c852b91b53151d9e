import type { ComponentProps, JSX, ReactNode } from "react";
import { joinNames } from "../shared/join-names.ts";
import { fractionDigits, isNumeric, type TableColumn, totalOf } from "./columns.ts";
import { inParts, MANY_ROWS } from "./parts.ts";
import { ScrollBox } from "./scroll-box.tsx";
import type { TableSort } from "./sort-rows.ts";
import { TableRow } from "./table-row.tsx";
import { TableRows } from "./table-rows.tsx";

/** Props of every table. */
export interface RowsProps<Row> extends Omit<ComponentProps<"table">, "children"> {
  /** Accessible name of the table. */
  caption: ReactNode;
  /**
   * Hides the caption visually, for a table below a heading with the same text.
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** Define them once, outside the component: with the same columns, only changed rows render again. */
  columns: readonly TableColumn<Row>[];
  /** The data of the rows, in the order in which they are shown. */
  rows: readonly Row[];
  /** Unique key of a row, such as its claim number. */
  rowKey: (row: Row) => string | number;
  /**
   * Layout in a narrow container, as on a phone: rows become cards, or the table keeps its columns and
   * scrolls horizontally.
   * @default "stack"
   */
  narrow?: "stack" | "scroll" | undefined;
  /**
   * Keeps the column headers visible. Below another sticky element, set `--ck-table-top` to its height.
   * @default false
   */
  stickyHeader?: boolean | undefined;
  /**
   * Content above the rows, or in their place: `Waiting` while they load (with `aria-busy`), a
   * `Notification` if loading failed.
   */
  status?: ReactNode;
  /** Text if there are no rows and no `status`. */
  empty?: ReactNode;
}

// See README.md in this folder.
/** Props of {@link Table}. All other props, including `ref`, are passed to the `<table>`. */
export interface TableProps<Row> extends RowsProps<Row> {
  /** The order of the rows, for `aria-sort`. `SortableTable` also sorts them. */
  sort?: TableSort | undefined;
  /** Content of a column header instead of its label, such as a link that sorts on the server. */
  renderHeader?: ((column: TableColumn<Row>) => ReactNode) | undefined;
  /** Text before headers with buttons or links on a phone, where they are above the cards. */
  sortLabel?: string | undefined;
}

/**
 * A data table. It renders on a server, and needs JavaScript in the browser only to scroll
 * horizontally.
 *
 * Style hooks: `.ck-table`, `[data-narrow]`, `[aria-busy]`; cells `[data-numeric]`; part `status`. It
 * is wrapped in `.ck-table-box`, which has `[role="region"]` if it scrolls.
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
  sortLabel,
  className,
  ...table
}: TableProps<Row>): JSX.Element {
  const isLong = rows.length > MANY_ROWS;
  const hasRoles = isLong || narrow === "stack";
  const as = (role: string): string | undefined => (hasRoles ? role : undefined);
  const digits = columns.map((column) => fractionDigits(column, rows));
  const appearance = { columns, digits, hasRoles };

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
          <tr role={as("row")} data-sort-label={sortLabel}>
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
          // oxlint-disable-next-line react/no-array-index-key -- a part is identified by its index
          <TableRows key={place} rows={part} rowKey={rowKey} inPlace={isLong} {...appearance} />
        ))}
        {columns.some(({ total }) => total !== undefined) && rows.length > 0 && (
          <tfoot role={as("rowgroup")}>
            <TableRow {...appearance} valueOf={(column) => totalOf(column, rows)} />
          </tfoot>
        )}
      </table>
    </ScrollBox>
  );
}
