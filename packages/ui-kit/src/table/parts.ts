// Why: docs/decisions/long-lists.md#tables-keep-all-rows-in-the-page
/** Tables with more rows are rendered in parts, of which the browser lays out only the visible ones. */
export const MANY_ROWS = 300;

/** Rows in one part. */
export const PART = 50;

/** The rows of a table, in one part or several. */
export function inParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  if (rows.length <= MANY_ROWS) return rows.length > 0 ? [rows] : [];
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_, place) =>
    rows.slice(place * PART, (place + 1) * PART),
  );
}
