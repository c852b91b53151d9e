"use client";

import type { JSX } from "react";
import { useShowMore } from "@claimkit/widget-runtime";
import { isLong } from "./is-long.ts";

type Text = string | JSX.Element;

/** A label and its value; several values are below each other. */
export interface KeyValue {
  label: Text;
  value: Text | readonly Text[] | undefined;
  /** Whether label or value need a line of their own on a phone. Default: by the length of a plain value. */
  isLong?: boolean;
  /** Whether the value is an amount of money; `amounts` shows it larger. */
  isAmount?: boolean;
}

/** A row that is formatted only if it is shown. */
export type LazyKeyValue = () => KeyValue;

interface KeyValuesProps {
  /** Rows without a value are left out. */
  rows: readonly (KeyValue | LazyKeyValue)[];
  /**
   * `rows`: in a column, with lines between; on a phone in two columns. `columns`: side by side, as many as fit.
   * `amounts`: each on one line, with the value at its end.
   */
  layout: "rows" | "columns" | "amounts";
}

/**
 * Labels with their values, as a description list; a long one is shown in steps.
 *
 * Style hooks: `.ck-key-values`, `[data-layout]`, `[data-long]`, `[data-amount]`, `.ck-show-more`.
 */
export function KeyValues({ rows, layout }: KeyValuesProps): JSX.Element | null {
  const filled = rows.filter((row) => typeof row === "function" || valuesOf(row).length > 0);
  const { count, ref, button } = useShowMore<HTMLDListElement>(filled.length);
  if (filled.length === 0) return null;

  const shown = filled.slice(0, count).map((row) => (typeof row === "function" ? row() : row));
  return (
    <>
      <dl ref={ref} className="ck-key-values" data-layout={layout}>
        {shown.map((row, place) => (
          // Servers may send two rows with one label, so the index is part of the key.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className="ck-key-values-row" data-long={needsLine(row) || undefined}>
            <dt>{row.label}</dt>
            {valuesOf(row).map((value, valuePlace) => (
              // oxlint-disable-next-line react/no-array-index-key -- values may be equal
              <dd key={valuePlace} data-amount={row.isAmount || undefined}>
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {button}
    </>
  );
}

function needsLine(row: KeyValue): boolean {
  const values = valuesOf(row);
  return (
    row.isLong ??
    (values.length > 1 || values.some((value) => typeof value === "string" && isLong(value)))
  );
}

function valuesOf({ value }: KeyValue): Text[] {
  return [value ?? ""].flat().filter(Boolean);
}
