import { type JSX, useState } from "react";
import { money, usDate } from "./format.ts";
import type { Responses } from "./responses.ts";
import { Rows } from "./rows.tsx";

/** The report of a claim. */
export function Report({ data }: { data: Responses["report"] }): JSX.Element {
  return (
    <>
      <p>Latest update: {data.latestUpdate}</p>
      <Rows
        rows={[
          { displayKey: "Incident date", displayValue: usDate(data.incidentDate) },
          { displayKey: "Incident type", displayValue: data.incidentType },
          ...data.displayInfo,
        ]}
      />
      <details open>
        <summary>
          <h4>Coverages</h4>
        </summary>
        <dl>
          {data.coverageInfo.map(({ name, deductible }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(deductible)} deductible</dd>
            </div>
          ))}
        </dl>
        <ul>
          {data.subCoverageInfo.map(({ name, deductible }) => (
            <li key={name}>
              {name} allowance:{" "}
              {deductible.replace(/ \/ .*/, "") + (deductible.includes(" / ") ? " per day" : "")}
            </li>
          ))}
        </ul>
        <p>
          Coverages listed are those that may apply to this claim. Your policy has the full terms
          and limits.
        </p>
      </details>
    </>
  );
}

/** The services of a claim. */
export function Services({ data }: { data: Responses["services"] }): JSX.Element {
  return (
    <>
      <p>Latest update: {data.latestUpdate}</p>
      <h4>Rental coverage available</h4>
      <p>{data.displayText}</p>
      <Rows rows={data.displayInfo.filter(({ displayKey }) => !displayKey.startsWith("Total"))} />
    </>
  );
}

/** How many payments are rendered at first, as in the payout widget. */
const SHOWN = 50;

/** The payments of a claim. */
export function Payout({ data }: { data: Responses["payout"] }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>Latest update: Summary of payments</p>
      <p>Here&apos;s what we have for your vehicle repairs as of today:</p>
      <Rows
        rows={[
          { displayKey: "Deductible", displayValue: data.deductible },
          { displayKey: "We paid", displayValue: data.providerPaidAmount },
          ...data.displayInfo,
        ]}
      />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h4>{open ? "Close" : "Open"} payment breakdown</h4>
        </summary>
        {data.paymentDetails.slice(0, SHOWN).map(({ payee, paymentInfo }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a payee may be paid twice
          <div key={at}>
            <h5>Payment to {payee}</h5>
            <Rows rows={paymentInfo} />
          </div>
        ))}
      </details>
    </>
  );
}

/** Whether a claim is closed. */
export function Close({ data }: { data: Responses["close"] }): JSX.Element {
  return (
    <>
      <p>Your claim is still open</p>
      <p>{data.displayText}</p>
    </>
  );
}
