"use client";

import { type RefObject, useEffect, useState } from "react";
import { useLatest } from "../shared/use-latest.ts";
import { MANY_ROWS, PART } from "./parts.ts";

// Why: docs/decisions/long-lists.md#a-sort-does-not-block-the-page
/** How many parts out of view are rendered in one task. */
const AT_ONCE = 4;

/**
 * The rows in their new order. In a long table, it is applied part by part, visible parts first: all at
 * once would block the page for half a second.
 */
export function useGradualRows<Row>(
  wanted: readonly Row[],
  table: RefObject<HTMLTableElement | null>,
): readonly Row[] {
  const [drawn, setDrawn] = useState(wanted);
  const latest = useLatest(drawn);
  const isReordered = wanted.length > MANY_ROWS && wanted.length === drawn.length;

  useEffect(() => {
    if (wanted.length <= MANY_ROWS || latest.current === wanted) return;
    const parts = isReordered && table.current ? inSightFirst(table.current) : [];
    const rows = [...latest.current];
    function step(): void {
      for (const part of parts.splice(0, AT_ONCE)) {
        rows.splice(part * PART, PART, ...wanted.slice(part * PART, (part + 1) * PART));
      }
      setDrawn(parts.length > 0 ? [...rows] : wanted);
      if (parts.length > 0) timer = setTimeout(step);
    }
    let timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [wanted, isReordered, latest, table]);

  return isReordered ? drawn : wanted;
}

/** The indexes of a table's parts, nearest to the visible area first. */
function inSightFirst({ tBodies }: HTMLTableElement): number[] {
  return Array.from(tBodies)
    .filter((body) => body.dataset["part"] !== "status")
    .map((body, place) => {
      const { top, bottom } = body.getBoundingClientRect();
      return { place, away: Math.max(top - innerHeight, -bottom, 0) };
    })
    .toSorted((one, other) => one.away - other.away)
    .map(({ place }) => place);
}
