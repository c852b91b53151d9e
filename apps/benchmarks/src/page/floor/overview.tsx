import type { JSX } from "react";
import { money, statusOf, words } from "./format.ts";
import { inOrder, type Responses } from "./responses.ts";
import { Rows } from "./rows.tsx";

/** The status of a claim. */
export function Status({ data }: { data: Responses["summary"] }): JSX.Element {
  return <p>{words(data.status)}</p>;
}

/** The latest update of a claim that is being repaired. */
export function News({ data }: { data: Responses["repairs"] }): JSX.Element {
  return <p>{data.latestUpdate}</p>;
}

/** The stages of a claim. */
export function Stages({ data }: { data: Responses["timeline"] }): JSX.Element {
  return (
    <ol aria-label="Stages of your claim">
      {inOrder(data).map(({ categoryName: name, status }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`${words(name)}, ${statusOf(status)}`}
            onClick={() => document.querySelector(`#${name}`)?.scrollIntoView({ block: "start" })}
          >
            {words(name)}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What the insurer has paid, and the claimant pays. */
export function Money({ data }: { data: Responses["payout"] }): JSX.Element {
  return (
    <dl className="card">
      <div>
        <dt>We paid</dt>
        <dd>{money(data.providerPaidAmount)}</dd>
      </div>
      <div>
        <dt>Deductible</dt>
        <dd>{money(data.deductible)}</dd>
      </div>
    </dl>
  );
}

/** The facts of a claim that are not above it. */
export function Summary({ data }: { data: Responses["summary"] }): JSX.Element {
  return (
    <div className="card">
      <Rows
        rows={[
          { displayKey: "Vehicle", displayValue: data.vehicle },
          { displayKey: "Claim type", displayValue: words(data.claimType) },
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
          <p>Pay your deductible</p>
          <p>{data.payDeductible.displayText}</p>
        </li>
      </ol>
    </div>
  );
}
