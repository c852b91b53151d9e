import type { JSX } from "react";
import { words } from "./format.ts";
import type { Responses } from "./responses.ts";
import { Rows } from "./rows.tsx";

/** The summary of a claim. */
export function Summary({ data }: { data: Responses["summary"] }): JSX.Element {
  return (
    <div className="card">
      <h3>Claim summary</h3>
      <Rows
        rows={[
          { displayKey: "Claim number", displayValue: data.claimNumber },
          { displayKey: "Vehicle", displayValue: data.vehicle },
          { displayKey: "Claim type", displayValue: words(data.claimType) },
          { displayKey: "Status", displayValue: words(data.status) },
        ]}
      />
      <button type="button">View &amp; upload documents</button>
      <button type="button">Electronic payment options</button>
    </div>
  );
}

/** What a customer should do next. */
export function NextSteps({ data }: { data: Responses["repairs"] }): JSX.Element {
  return (
    <div className="card">
      <h3>Your next steps</h3>
      <ol>
        <li>
          <p>Read your estimate</p>
          <button type="button">Go to the estimate</button>
        </li>
        <li>
          <p>Pay your deductible</p>
          <p>{data.payDeductible.displayText}</p>
          <button type="button">See how to pay</button>
        </li>
      </ol>
    </div>
  );
}
