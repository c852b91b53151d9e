import {
  Accordion,
  AccordionGroup,
  Badge,
  Breadcrumbs,
  Button,
  ButtonBar,
  ContextualHelp,
  Icon,
  iconNames,
  Modal,
  Note,
  Notification,
  PageNavigator,
  ProgressBar,
  SortableTable,
  type TableColumn,
  Tabset,
  Tag,
  Tile,
  TileGroup,
  ToggleChip,
  Waiting,
} from "@claimkit/ui-kit";
import { type JSX, useState } from "react";
import { Part } from "./part.tsx";

/** Components for content and navigation. */
export function PageParts(): JSX.Element {
  return (
    <>
      <Part
        heading="Tabs and tables"
        pages={{
          Tabset: "kit-navigation-tabset--usage",
          Table: "kit-data-table--usage",
          "Toggle chip": "kit-choice-chip-toggle-chip--usage",
        }}
        wide
      >
        <Tabset label="Claim CLM-1006" tabs={claim} />
      </Part>
      <Part
        heading="Status"
        pages={{
          Tag: "kit-data-tag--usage",
          Badge: "kit-data-badge--usage",
          "Progress bar": "kit-notices-progress-bar--usage",
          Waiting: "kit-notices-waiting--usage",
        }}
      >
        <p className="welcome-row">
          <Tag label="Open" status="info" />
          <Tag label="Paid, Nov 3" status="success" />
          <Tag label="Action needed" status="warning" />
          <Tag label="Declined" status="error" />
          <Tag label="Repair network" color="accent" />
        </p>
        <p className="welcome-row">
          <Icon name="bell" /> Messages <Badge count={120} label="{count} unread messages" />
        </p>
        <ProgressBar aria-label="Claim" value={40} valueText="Step 2 of 5, inspection" />
        <Waiting text="Loading your documents..." />
      </Part>
      <Part
        heading="Messages"
        pages={{ Notification: "kit-notices-notification--usage", Note: "kit-notices-note--usage" }}
      >
        <Notification type="success">Your photos have been uploaded.</Notification>
        <Notification action={<Button>Try again</Button>}>
          Your claim payout section didn't load. We'll get that fixed.
        </Notification>
        <Note type="warning">Keep the damaged parts until an adjuster has seen them.</Note>
      </Part>
      <Part
        heading="Actions"
        pages={{
          Button: "kit-actions-button--usage",
          "Button bar": "kit-actions-button-bar--usage",
          Modal: "kit-layout-modal--usage",
        }}
      >
        <CancelAppointment />
        <ButtonBar>
          <Button variant="primary">Continue</Button>
          <Button busy>Save</Button>
          <Button variant="quiet">Cancel</Button>
        </ButtonBar>
        <Button disabledReason="Choose a repair shop first.">Book</Button>
      </Part>
      <Part
        heading="Disclosure"
        pages={{
          Accordion: "kit-layout-accordion--usage",
          "Contextual help": "kit-notices-contextual-help--usage",
        }}
      >
        <AccordionGroup>
          <Accordion heading="Report" headingLevel={4} defaultOpen>
            Hail damage to hood and roof. Deductible: $500{" "}
            <ContextualHelp heading="Deductible">
              What you pay yourself before we pay the rest.
            </ContextualHelp>
          </Accordion>
          <Accordion heading="Services" headingLevel={4}>
            Rental coverage available.
          </Accordion>
        </AccordionGroup>
      </Part>
      <Part
        heading="Navigation"
        pages={{
          Header: "kit-navigation-header--usage",
          Tile: "kit-layout-tile--usage",
          Breadcrumbs: "kit-navigation-breadcrumbs--usage",
          "Page navigator": "kit-navigation-page-navigator--usage",
        }}
        wide
      >
        <Breadcrumbs
          items={[
            { label: "Home", href: "#home" },
            { label: "Claims", href: "#claims" },
            { label: "CLM-1006" },
          ]}
        />
        <TileGroup columns={3}>
          <Tile label="Repair shops" headingLevel={4} href="#shops" icon={<Icon name="wrench" />}>
            Three near you.
          </Tile>
          <Tile label="Rental car" headingLevel={4} href="#rental" icon={<Icon name="car" />}>
            Paid for until December 4.
          </Tile>
          <Tile
            label="Estimate"
            headingLevel={4}
            href="#estimate"
            icon={<Icon name="document" />}
            facts="PDF, 240 KB"
          />
        </TileGroup>
        <Pages />
      </Part>
      <Part
        heading="Graphics"
        pages={{ Icon: "foundations-icon--usage", Logo: "foundations-logo--usage" }}
      >
        <ul className="welcome-icons">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} title={name} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

interface Payment {
  payee: string;
  sent: string;
  amount: number;
}

const payments: readonly Payment[] = [
  { payee: "Olentangy Auto Body", sent: "2026-11-03", amount: 1840.5 },
  { payee: "Scioto Towing", sent: "2026-10-28", amount: 95 },
  { payee: "Élan Rentals", sent: "2026-11-17", amount: 412.25 },
];

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

const columns: readonly TableColumn<Payment>[] = [
  { id: "payee", label: "Payee", value: ({ payee }) => payee, rowHeader: true, total: "Total" },
  { id: "sent", label: "Sent", value: ({ sent }) => new Date(sent), format: day },
  {
    id: "amount",
    label: "Amount",
    value: ({ amount }) => amount,
    format: dollars,
    total: (rows) => rows.reduce((sum, { amount }) => sum + amount, 0),
  },
];

const claim = [
  {
    label: "Payout",
    content: (
      <SortableTable
        caption="Payments"
        columns={columns}
        rows={payments}
        rowKey={({ payee }) => payee}
        defaultSort={{ column: "sent", direction: "descending" }}
      />
    ),
  },
  {
    label: "Report",
    content: (
      <fieldset className="welcome-row">
        <legend>What is damaged?</legend>
        <ToggleChip defaultPressed>Hood</ToggleChip>
        <ToggleChip defaultPressed>Roof</ToggleChip>
        <ToggleChip>Rear glass</ToggleChip>
      </fieldset>
    ),
  },
  {
    label: (
      <>
        Messages <Badge count={3} label="{count} unread" />
      </>
    ),
    content: "You have a message from your adjuster.",
  },
];

function CancelAppointment(): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Cancel the appointment…</Button>
      <Modal
        type="confirm"
        heading="Cancel the appointment?"
        primaryButton="Cancel it"
        secondaryButton="Keep it"
        open={open}
        onClose={() => setOpen(false)}
      >
        <p>The shop will offer this time to someone else.</p>
      </Modal>
    </div>
  );
}

function Pages(): JSX.Element {
  const [page, setPage] = useState(3);
  return (
    <PageNavigator
      aria-label="Claims"
      current={page}
      total={9}
      shows={`Claims ${page * 10 - 9} to ${page * 10}`}
      onGoto={setPage}
    />
  );
}
