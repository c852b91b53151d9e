// Why: docs/decisions/long-lists.md#tables-keep-all-rows-in-the-page
/** More rows than this are drawn in parts, of which the browser lays out those in sight. */
export const MANY_ROWS = 300;

/** Rows in one part. */
export const PART = 50;

/** The rows as a table draws them: as one, or in parts. */
export function inParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  if (rows.length <= MANY_ROWS) return rows.length > 0 ? [rows] : [];
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_, place) =>
    rows.slice(place * PART, (place + 1) * PART),
  );
}
