import { type JSX, useState } from "react";
import { phone, shortDate } from "./format.ts";
import type { Responses } from "./responses.ts";
import { Rows } from "./rows.tsx";

const ESTIMATES = ["Current estimate", "Initial estimate"];

/** The repairs of a claim. Its estimates are only downloaded, because no native element shows a PDF on a phone. */
export function Repairs({ data }: { data: Responses["repairs"] }): JSX.Element {
  const { viewEstimate, payDeductible, repairsSchedule } = data;
  const { shopInfo: shop } = repairsSchedule;
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <p>Latest update: {data.latestUpdate}</p>
      <h4>{data.displayTitle}</h4>
      <p>{data.displayText}</p>
      <h4>{viewEstimate.displayTitle}</h4>
      <p>{viewEstimate.displayText}</p>
      <fieldset>
        <legend>Which estimate to show</legend>
        {viewEstimate.estimates.map(({ createdDate, fileName }, at) => (
          <div key={fileName}>
            <label>
              <input
                type="radio"
                name="estimate"
                checked={at === chosen}
                onChange={() => setChosen(at)}
              />
              {ESTIMATES[at]}
            </label>
            <div>From {shortDate(createdDate)}</div>
          </div>
        ))}
      </fieldset>
      <button type="button">Download the estimate</button>
      <Rows rows={viewEstimate.displayBottomInfo} />
      <h4>{payDeductible.displayTitle}</h4>
      <p>{payDeductible.displayText}</p>
      <h4>{repairsSchedule.displayTitle}</h4>
      <p>{repairsSchedule.displayText}</p>
      <dl>
        <div>
          <dt>Repair shop</dt>
          <dd>{shop.name}</dd>
          <dd>{shop.address}</dd>
          <dd>
            <a href={`tel:+1${shop.phoneNumber}`}>{phone(shop.phoneNumber)}</a>
          </dd>
          <dd>
            <a href={`mailto:${shop.emailAddress}`}>{shop.emailAddress}</a>
          </dd>
        </div>
      </dl>
      <p>
        Workmanship on appraised and completed repairs is guaranteed for as long as you own or lease
        your vehicle.
      </p>
    </>
  );
}
