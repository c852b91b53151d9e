"use client";

import { type JSX, useDeferredValue, useImperativeHandle, useMemo, useRef } from "react";
import { announce } from "../announcer/announcer.ts";
import { formatText } from "../messages/format-text.ts";
import { useLocale, useText } from "../messages/locale.ts";
import { ownElement } from "../shared/own-element.tsx";
import { useControlled } from "../shared/use-controlled.ts";
import type { TableColumn } from "./columns.ts";
import { MANY_ROWS } from "./parts.ts";
import { SortButton } from "./sort-button.tsx";
import { sortRows, type TableSort } from "./sort-rows.ts";
import { Table, type RowsProps } from "./table.tsx";
import { tableText } from "./text.ts";
import { useGradualRows } from "./use-gradual-rows.ts";

/** Props of {@link SortableTable}. All other props, including `ref`, are passed to the `<table>`. */
export interface SortableTableProps<Row> extends RowsProps<Row> {
  /** The controlled order; `null` keeps the original order. */
  sort?: TableSort | null | undefined;
  /** The initial order of an uncontrolled table. */
  defaultSort?: TableSort | undefined;
  /** Called when the user sorts the table. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /**
   * The caller provides rows in the order of `sort`, for example because a server sorts them.
   * @default false
   */
  manualSorting?: boolean | undefined;
}

/**
 * A {@link Table} that users sort by its column headers: first ascending, then descending.
 *
 * Style hooks: those of `Table`; `[aria-sort]`, `.ck-table-sort`.
 */
export function SortableTable<Row>({
  ref,
  caption,
  columns,
  rows,
  sort: held,
  defaultSort,
  onSort,
  manualSorting = false,
  ...table
}: SortableTableProps<Row>): JSX.Element {
  const text = useText(tableText);
  const locale = useLocale();
  const element = useRef<HTMLTableElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTableElement, []);

  const [sort, keepSort] = useControlled<TableSort | null>(held, defaultSort ?? null);
  // The header updates immediately, in its own task. A short table follows in the same one.
  const deferred = useDeferredValue(sort);
  const by = rows.length > MANY_ROWS ? deferred : sort;
  // Memoized: sorting 10,000 rows takes 5 to 20 ms, and each rendering step would repeat it.
  const wanted = useMemo(() => {
    const column = columns.find(({ id }) => id === by?.column);
    return manualSorting || !by || !column ? rows : sortRows(rows, column, by.direction, locale);
  }, [columns, rows, by, manualSorting, locale]);
  const drawn = useGradualRows(wanted, element);
  const isBusy = drawn !== wanted || by !== sort;

  function sortBy({ id, label }: TableColumn<Row>): void {
    const isAscending = sort?.column === id && sort.direction === "ascending";
    const next: TableSort = { column: id, direction: isAscending ? "descending" : "ascending" };
    keepSort(next);
    onSort?.(next);
    if (element.current)
      announce(formatText(text[next.direction], { column: label }, locale), element.current);
  }

  return (
    <Table
      aria-busy={isBusy || undefined}
      {...table}
      ref={element}
      columns={columns}
      rows={drawn}
      sort={sort ?? undefined}
      sortLabel={text.sortBy}
      caption={
        <>
          {ownElement(caption)}
          <span className="ck-sr-only">{text.sortable}</span>
        </>
      }
      renderHeader={(column) =>
        column.sortable === false ? (
          column.label
        ) : (
          <SortButton
            label={column.label}
            direction={sort?.column === column.id ? sort.direction : undefined}
            onSort={() => sortBy(column)}
          />
        )
      }
    />
  );
}
