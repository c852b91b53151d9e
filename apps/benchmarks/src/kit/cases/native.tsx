import { type JSX, useId, useState, useRef } from "react";
import { type Claim, CLAIMS, COLUMNS } from "./claims.ts";

// The baseline: plain React on native elements, as accessible as the libraries: a label with `for`, a hint with
// `aria-describedby`, ids from React. No styles, and only native behavior.

export const Button = (): JSX.Element => <button type="button">Track claim</button>;

export const TextField = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>City</label>
      <p id={`${id}-hint`}>Where it happened</p>
      <input id={id} aria-describedby={`${id}-hint`} name="city" defaultValue="Columbus" />
    </div>
  );
};

export const Select = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Cause</label>
      <p id={`${id}-hint`}>What damaged the car</p>
      <select id={id} aria-describedby={`${id}-hint`} name="cause" defaultValue="hail">
        <option value="hail">Hail</option>
        <option value="flood">Flood</option>
        <option value="theft">Theft</option>
      </select>
    </div>
  );
};

export const Checkbox = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <input type="checkbox" id={id} name="texts" defaultChecked />
      <label htmlFor={id}>Send me texts</label>
    </div>
  );
};

export const DatePicker = (): JSX.Element => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Date of loss</label>
      <p id={`${id}-hint`}>Month, day, year</p>
      <input
        type="date"
        id={id}
        aria-describedby={`${id}-hint`}
        name="lossDate"
        defaultValue="2026-11-20"
      />
    </div>
  );
};

// Native parts of pages other than form controls, with roles and keys as in the ARIA Authoring Practices Guide.

const TABS = [
  { id: "report", label: "Report", content: "Hail on the roof" },
  { id: "payments", label: "Payments", content: "$1,200 was paid" },
  { id: "photos", label: "Photos", content: "Two photos" },
] as const;

export const Tabset = (): JSX.Element => {
  const id = useId();
  const [active, setActive] = useState(0);
  return (
    <div>
      <div role="tablist" aria-label="Claim">
        {TABS.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-selected={index === active}
            aria-controls={`${id}-${tab.id}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={({ key }) => {
              const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
              setActive((index + step + TABS.length) % TABS.length);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {TABS.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- required by the ARIA Authoring Practices Guide
          tabIndex={0}
          hidden={index !== active}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
};

export const Modal = (): JSX.Element => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Withdraw the claim
      </button>
      <dialog ref={dialog} aria-labelledby={id}>
        <h2 id={id}>Withdraw the claim?</h2>
        <p>You can report it again.</p>
        <button type="button" onClick={close}>
          Withdraw
        </button>
        <button type="button" onClick={close}>
          Keep it
        </button>
      </dialog>
    </>
  );
};

export const Table = (): JSX.Element => (
  <table>
    <caption>Claims</caption>
    <thead>
      <tr>
        {COLUMNS.map(({ id, label }) => (
          <th key={id} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <Rows claims={CLAIMS} />
  </table>
);

const Rows = ({ claims }: { claims: readonly Claim[] }): JSX.Element => (
  <tbody>
    {claims.map((claim) => (
      <tr key={claim.number}>
        {COLUMNS.map(({ id }, index) =>
          index === 0 ? (
            <th key={id} scope="row">
              {claim[id]}
            </th>
          ) : (
            <td key={id}>{claim[id]}</td>
          ),
        )}
      </tr>
    ))}
  </tbody>
);
