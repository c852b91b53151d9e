import type { JSX } from "react";
import { displayValue, money } from "./format.ts";
import type { Row } from "./responses.ts";

/** The row whose value is a deductible. */
const DEDUCTIBLE = "Collision";

interface RowsProps {
  rows: readonly Row[];
}

/** Names and values. */
export function Rows({ rows }: RowsProps): JSX.Element {
  return (
    <dl>
      {rows.map(({ displayKey: name, displayValue: value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{name === DEDUCTIBLE ? `${money(value)} deductible` : displayValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
