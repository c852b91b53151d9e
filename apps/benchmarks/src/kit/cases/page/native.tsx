import { type JSX, useId, useRef, useState } from "react";
import { type Claim, CLAIMS, COLUMNS, type Sorting, sortedClaims } from "./claims.ts";

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

export const Breadcrumbs = (): JSX.Element => (
  <nav aria-label="Breadcrumbs">
    <ol>
      <li>
        <a href="/">Home</a>
      </li>
      <li>
        <a href="/claims">Claims</a>
      </li>
      <li>
        <a href="/claims/1">CLM-1001</a>
      </li>
      <li>
        <span aria-current="page">Payments</span>
      </li>
    </ol>
  </nav>
);

const PAGES = [1, 2, 3, 4, 5];
const LAST = 10;

export const PageNavigator = (): JSX.Element => {
  const [page, setPage] = useState(3);
  const step = (name: string, sign: string, to: number): JSX.Element => (
    <li>
      <button
        type="button"
        aria-label={name}
        onClick={() => setPage(Math.min(LAST, Math.max(1, to)))}
      >
        {sign}
      </button>
    </li>
  );
  return (
    <nav aria-label="Pages">
      <ul>
        {step("First page", "«", 1)}
        {step("Previous page", "‹", page - 1)}
        {PAGES.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-label={`Page ${each}`}
              aria-current={each === page ? "page" : undefined}
              onClick={() => setPage(each)}
            >
              {each}
            </button>
          </li>
        ))}
        {step("Next page", "›", page + 1)}
        {step("Last page", "»", LAST)}
      </ul>
    </nav>
  );
};

export const ProgressBar = (): JSX.Element => <progress aria-label="Repair" value={40} max={100} />;

const Icon = (): JSX.Element => (
  <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
    <path d="M12 2a10 10 0 1 0 .1 0zM8 12l3 3 5-6" fill="none" stroke="currentColor" />
  </svg>
);

export const Notification = (): JSX.Element => {
  const [shown, setShown] = useState(true);
  return (
    <div hidden={!shown}>
      <Icon />
      <div role="alert">
        <p>
          <strong>Your claim was not sent</strong>
        </p>
        Try again in a few minutes.
      </div>
      <button type="button" aria-label="Close" onClick={() => setShown(false)}>
        ×
      </button>
    </div>
  );
};

export const Tag = (): JSX.Element => (
  <span>
    <Icon />
    Paid
  </span>
);

export const Badge = (): JSX.Element => (
  <span>
    Messages <span aria-hidden="true">99+</span>
    <span aria-label="120 unread" />
  </span>
);

export const Tile = (): JSX.Element => (
  <div>
    <h3>
      <a href="/claims">Track a claim</a>
    </h3>
    <p>See what happens next</p>
  </div>
);

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

export const SortableTable = (): JSX.Element => {
  const [sort, setSort] = useState<Sorting>();
  return (
    <table>
      <caption>Claims</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ id, label }) => {
            const direction = sort?.column === id ? sort.direction : undefined;
            const next = direction === "ascending" ? "descending" : "ascending";
            return (
              <th key={id} scope="col" aria-sort={direction}>
                <button type="button" onClick={() => setSort({ column: id, direction: next })}>
                  {label}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <Rows claims={sort ? sortedClaims(sort) : CLAIMS} />
    </table>
  );
};

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

export const Waiting = (): JSX.Element => (
  <output>
    <progress aria-hidden="true" />
    <span>Loading claims</span>
  </output>
);

export const Header = (): JSX.Element => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <header>
      <a href="#main">Skip to content</a>
      <a href="/">Claimkit</a>
      <nav aria-label="Main">
        <ul>
          <li>
            <a href="/claims" aria-current="page">
              Claims
            </a>
          </li>
          <li>
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              Payments
            </button>
            <ul id={id} hidden={!open}>
              <li>
                <a href="/pay">Pay a bill</a>
              </li>
              <li>
                <a href="/history">History</a>
              </li>
            </ul>
          </li>
          <li>
            <a href="/help">Help</a>
          </li>
        </ul>
      </nav>
    </header>
  );
};
