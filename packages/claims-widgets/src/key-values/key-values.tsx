import type { JSX } from "react";

/** A label and what stands for it; several values stand below each other. */
export interface KeyValue {
  label: string;
  value: string | readonly string[] | undefined;
}

interface KeyValuesProps {
  /** Those without a value are left out. */
  rows: readonly KeyValue[];
  /** `rows`: one below the other, with lines between. `columns`: side by side as far as there is room. */
  layout: "rows" | "columns";
}

/**
 * Labels with their values, as a description list.
 *
 * Style hooks: `.ck-key-values`, `[data-layout]`.
 */
export function KeyValues({ rows, layout }: KeyValuesProps): JSX.Element | null {
  const shown = rows
    .map(({ label, value }) => ({ label, values: [value ?? ""].flat().filter(Boolean) }))
    .filter(({ values }) => values.length > 0);
  if (shown.length === 0) return null;

  return (
    <dl className="ck-key-values" data-layout={layout}>
      {shown.map(({ label, values }, row) => (
        // Servers send two rows of one label: only the place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className="ck-key-values-row">
          <dt>{label}</dt>
          {values.map((value, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- and two equal values
            <dd key={place}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
