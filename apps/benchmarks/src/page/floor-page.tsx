import { createContext, type JSX, type ReactNode, useContext, useEffect, useState } from "react";
import { CLAIM } from "./settings.ts";

// Written by hand for one claim, in native elements, with the texts of `ClaimTracker`.

interface Fact {
  displayKey: string;
  displayValue: string;
}

interface Block {
  displayTitle: string;
  displayText: string;
}

interface Coverage {
  name: string;
  deductible: string;
}

interface Step {
  categoryName: string;
  status: string;
  displayOrder: string;
  timelineSubCategories: readonly { subCategoryName: string; status: string; visible: boolean }[];
}

/** The fields of the responses that the page shows. */
export interface Responses {
  summary: { vehicle: string; claimType: string; status: string };
  timeline: { timelineCategories: readonly Step[] };
  repairs: Block & {
    latestUpdate: string;
    viewEstimate: Block & {
      displayBottomInfo: readonly Fact[];
      estimates: readonly { createdDate: string; fileName: string }[];
    };
    payDeductible: Block;
    repairsSchedule: Block & {
      shopInfo: { name: string; address: string; phoneNumber: string; emailAddress: string };
    };
  };
  report: {
    latestUpdate: string;
    incidentDate: string;
    incidentType: string;
    coverageInfo: readonly Coverage[];
    subCoverageInfo: readonly Coverage[];
    displayInfo: readonly Fact[];
  };
  services: { latestUpdate: string; displayText: string; displayInfo: readonly Fact[] };
  payout: {
    deductible: string;
    providerPaidAmount: string;
    displayInfo: readonly Fact[];
    paymentDetails: readonly { payee: string; paymentInfo: readonly Fact[] }[];
  };
  close: { displayText: string };
}

export type Name = keyof Responses;

const { claimNumber } = CLAIM;

/** Where the page has its data from: calls that have started, or responses that a server has handed over. */
export type FloorData =
  | { calls: Readonly<Record<Name, Promise<unknown>>>; responses?: undefined }
  | { responses: Responses; calls?: undefined };

const DataContext = createContext<FloorData | undefined>(undefined);

function useResponse<Each extends Name>(name: Each): Responses[Each] | undefined {
  const { calls, responses } = useContext(DataContext) ?? {};
  const [data, setData] = useState(responses?.[name]);
  useEffect(() => {
    void calls?.[name].then((response) => setData(response as Responses[Each]));
  }, [calls, name]);
  return data;
}

interface PartProps<Each extends Name> {
  name: Each;
  children: (data: Responses[Each]) => ReactNode;
}

function Part<Each extends Name>({ name, children }: PartProps<Each>): ReactNode {
  const data = useResponse(name);
  return data ? children(data) : <output>Please wait.</output>;
}

/** A section of the claim page, with the status of its step. */
function Section<Each extends Name>({ name, children }: PartProps<Each>): JSX.Element {
  const id = name.toUpperCase();
  const step = useResponse("timeline")?.timelineCategories.find(
    ({ categoryName }) => categoryName === id,
  );
  return (
    <details id={id} open tabIndex={-1}>
      <summary>
        <h3>{words(id)}</h3> {step && <span aria-hidden>{statusOf(step.status)}</span>}
      </summary>
      <Part name={name}>{children}</Part>
    </details>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }): JSX.Element {
  return (
    <dl>
      {facts.map(({ displayKey: name, displayValue: value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{name === "Collision" ? `${money(value)} deductible` : shownValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The whole page. */
export function FloorPage({ source }: { source: FloorData }): JSX.Element {
  return (
    <DataContext value={source}>
      <h2>Claim progress</h2>
      <p>
        Claim number <strong>{claimNumber}</strong>
      </p>
      <Part name="summary">{({ status }) => <p>{words(status)}</p>}</Part>
      <Part name="repairs">{({ latestUpdate }) => <p>{latestUpdate}</p>}</Part>
      <Part name="timeline">
        {({ timelineCategories }) => <Stages steps={timelineCategories} />}
      </Part>
      <Part name="repairs">
        {({ payDeductible }) => (
          <div className="card">
            <h3>Your next steps</h3>
            <ol>
              <li>
                <p>Pay your deductible</p>
                <p>{payDeductible.displayText}</p>
              </li>
            </ol>
          </div>
        )}
      </Part>
      <Part name="payout">
        {({ providerPaidAmount, deductible }) => (
          <div className="card">
            <Facts facts={[fact("We paid", providerPaidAmount), fact("Deductible", deductible)]} />
          </div>
        )}
      </Part>
      <p>
        <a href="tel:+18005550199">Call us</a> <button type="button">Documents</button>
      </p>
      <Part name="summary">
        {({ vehicle, claimType }) => (
          <div className="card">
            <Facts facts={[fact("Vehicle", vehicle), fact("Claim type", words(claimType))]} />
            <button type="button">View &amp; upload documents</button>
            <button type="button">Electronic payment options</button>
          </div>
        )}
      </Part>
      <h3 className="hidden">Claim timeline</h3>
      <Part name="timeline">
        {({ timelineCategories }) => <Timeline steps={timelineCategories} />}
      </Part>
      <Section name="report">{(data) => <Report data={data} />}</Section>
      <Section name="services">
        {({ latestUpdate, displayText, displayInfo }) => (
          <>
            <p>Latest update: {latestUpdate}</p>
            <h4>Rental coverage available</h4>
            <p>{displayText}</p>
            <Facts
              facts={displayInfo.filter(({ displayKey }) => !displayKey.startsWith("Total"))}
            />
          </>
        )}
      </Section>
      <Section name="repairs">{(data) => <Repairs data={data} />}</Section>
      <Section name="payout">{(data) => <Payout data={data} />}</Section>
      <Section name="close">
        {({ displayText }) => (
          <>
            <p>Your claim is still open</p>
            <p>{displayText}</p>
          </>
        )}
      </Section>
      <details>
        <summary>
          <h3>Contact us</h3>
        </summary>
      </details>
      <div className="card">
        <p>Questions about claims?</p>
        <button type="button">Read the claims FAQs</button>
      </div>
    </DataContext>
  );
}

function Stages({ steps }: { steps: readonly Step[] }): JSX.Element {
  return (
    <ol aria-label="Stages of your claim">
      {inOrder(steps).map(({ categoryName: name, status }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`${words(name)}, ${statusOf(status)}`}
            onClick={() => document.querySelector(`#${name}`)?.scrollIntoView()}
          >
            {words(name)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Timeline({ steps }: { steps: readonly Step[] }): JSX.Element {
  const [selected, setSelected] = useState("PAYOUT");

  function select(name: string): void {
    setSelected(name);
    const section = document.querySelector<HTMLElement>(`#${name}`);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView();
  }

  return (
    <ol className="timeline">
      {inOrder(steps).map(({ categoryName: name, status, timelineSubCategories }) => (
        <li key={name} data-selected={name === selected}>
          <h4>
            <button type="button" aria-pressed={name === selected} onClick={() => select(name)}>
              <span>{words(name)}</span> <span>{statusOf(status)}</span>
            </button>
          </h4>
          <ul>
            {timelineSubCategories
              .filter(({ visible }) => visible)
              .map((step) => (
                <li key={step.subCategoryName}>
                  {step.subCategoryName}
                  <span className="hidden">, {statusOf(step.status)}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Report({ data }: { data: Responses["report"] }): JSX.Element {
  return (
    <>
      <p>Latest update: {data.latestUpdate}</p>
      <Facts
        facts={[
          fact("Incident date", usDate(data.incidentDate)),
          fact("Incident type", data.incidentType),
          ...data.displayInfo,
        ]}
      />
      <details open>
        <summary>
          <h4>Coverages</h4>
        </summary>
        <Facts
          facts={data.coverageInfo.map(({ name, deductible }) =>
            fact(name, `${money(deductible)} deductible`),
          )}
        />
        <ul>
          {data.subCoverageInfo.map(({ name, deductible }) => (
            <li key={name}>
              {name} allowance: {deductible.replace(/ \/ .*/, " per day")}
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

/** The repairs of a claim. Its estimates are only downloaded, because no native element shows a PDF on a phone. */
function Repairs({ data }: { data: Responses["repairs"] }): JSX.Element {
  const { viewEstimate, payDeductible, repairsSchedule } = data;
  const { shopInfo: shop } = repairsSchedule;
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <p>Latest update: {data.latestUpdate}</p>
      <Titled block={data} />
      <Titled block={viewEstimate} />
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
              {at === 0 ? "Current estimate" : "Initial estimate"}
            </label>
            <div>From {dateIn("medium", createdDate)}</div>
          </div>
        ))}
      </fieldset>
      <button type="button">Download the estimate</button>
      <Facts facts={viewEstimate.displayBottomInfo} />
      <Titled block={payDeductible} />
      <Titled block={repairsSchedule} />
      <dl>
        <div>
          <dt>Repair shop</dt>
          <dd>{shop.name}</dd>
          <dd>{shop.address}</dd>
          <dd>
            <a href={`tel:+1${shop.phoneNumber}`}>
              {shop.phoneNumber.replace(/(\d{3})(\d{3})(\d{4})/, "$1-$2-$3")}
            </a>
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

function Titled({ block }: { block: Block }): JSX.Element {
  return (
    <>
      <h4>{block.displayTitle}</h4>
      <p>{block.displayText}</p>
    </>
  );
}

function Payout({ data }: { data: Responses["payout"] }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>Latest update: Summary of payments</p>
      <p>Here&apos;s what we have for your vehicle repairs as of today:</p>
      <Facts
        facts={[
          fact("Deductible", data.deductible),
          fact("We paid", data.providerPaidAmount),
          ...data.displayInfo,
        ]}
      />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h4>{open ? "Close" : "Open"} payment breakdown</h4>
        </summary>
        {data.paymentDetails.map(({ payee, paymentInfo }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a payee may be paid twice
          <div key={at}>
            <h5>Payment to {payee}</h5>
            <Facts facts={paymentInfo} />
          </div>
        ))}
      </details>
    </>
  );
}

function fact(displayKey: string, displayValue: string): Fact {
  return { displayKey, displayValue };
}

function inOrder(steps: readonly Step[]): readonly Step[] {
  return steps.toSorted((one, other) => Number(one.displayOrder) - Number(other.displayOrder));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dateIn(dateStyle: "medium" | "long", day: string): string {
  const format =
    formats.get(dateStyle) ?? new Intl.DateTimeFormat("en-US", { dateStyle, timeZone: "UTC" });
  formats.set(dateStyle, format);
  return format.format(new Date(day));
}

/** `2026-11-03` as `11/03/2026`. */
function usDate(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
}

/** `2026-11-03` as `November 3, 2026`. */
function shownValue(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dateIn("long", text) : money(text);
}

/** `$1,000.00` as `$1,000`, and `$45.50 / $1,365` with its words. */
function money(text: string): string {
  const [daily, total] = text.split(" / ");
  if (total?.startsWith("$")) return `${daily} per day / ${total} per accident`;
  return text.replace(/^(\$[\d,]+)\.00$/, "$1");
}

/** `REPAIRS_IN_PROGRESS` as `Repairs In Progress`. */
function words(code: string): string {
  return code
    .toLowerCase()
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** `IN_PROGRESS` as `In progress`. */
function statusOf(status: string): string {
  const text = status.toLowerCase().replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
