"use client";

import type { JSX } from "react";
import { SvgIcon } from "../icon/svg-icon.tsx";
import { arrow } from "../icon/icon-paths.ts";
import type { TableSort } from "./sort-rows.ts";

interface SortButtonProps {
  label: string;
  /** The direction in which the table is sorted by this column, if it is. */
  direction: TableSort["direction"] | undefined;
  onSort: () => void;
}

const eitherWay = ["M8 10l4-4 4 4", "M8 14l4 4 4-4"];

/** A column header as a button. `aria-sort` tells screen readers what its icon shows. */
export function SortButton({ label, direction, onSort }: SortButtonProps): JSX.Element {
  return (
    <button type="button" className="ck-table-sort" onClick={onSort}>
      <span>{label}</span>
      <SvgIcon
        paths={direction ? arrow : eitherWay}
        size="small"
        rotate={direction === "ascending" ? "up" : undefined}
      />
    </button>
  );
}
