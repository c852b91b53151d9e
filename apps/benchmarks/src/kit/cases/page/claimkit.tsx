import { Badge as KitBadge } from "@claimkit/ui-kit/badge";
import { Breadcrumbs as KitBreadcrumbs } from "@claimkit/ui-kit/breadcrumbs";
import { Button } from "@claimkit/ui-kit/button";
import { Header as KitHeader } from "@claimkit/ui-kit/header";
import { Modal as KitModal } from "@claimkit/ui-kit/modal";
import { Notification as KitNotification } from "@claimkit/ui-kit/notification";
import { PageNavigator as KitPageNavigator } from "@claimkit/ui-kit/page-navigator";
import { ProgressBar as KitProgressBar } from "@claimkit/ui-kit/progress-bar";
import { SortableTable as KitSortableTable } from "@claimkit/ui-kit/sortable-table";
import { Table as KitTable } from "@claimkit/ui-kit/table";
import { Tabset as KitTabset } from "@claimkit/ui-kit/tabset";
import { Tag as KitTag } from "@claimkit/ui-kit/tag";
import { Tile as KitTile } from "@claimkit/ui-kit/tile";
import { Waiting as KitWaiting } from "@claimkit/ui-kit/waiting";
import { type JSX, useState } from "react";
import { CLAIMS, type Claim, COLUMNS } from "./claims.ts";

// Parts of pages other than form controls.

const TABS = [
  { label: "Report", content: "Hail on the roof" },
  { label: "Payments", content: "$1,200 was paid" },
  { label: "Photos", content: "Two photos" },
];

export const Tabset = (): JSX.Element => <KitTabset label="Claim" tabs={TABS} />;

export const Modal = (): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw the claim</Button>
      <KitModal
        open={open}
        onClose={() => setOpen(false)}
        heading="Withdraw the claim?"
        primaryButton="Withdraw"
        secondaryButton="Keep it"
      >
        <p>You can report it again.</p>
      </KitModal>
    </>
  );
};

const BREADCRUMBS = [
  { label: "Home", href: "/" },
  { label: "Claims", href: "/claims" },
  { label: "CLM-1001", href: "/claims/1" },
  { label: "Payments" },
];

export const Breadcrumbs = (): JSX.Element => <KitBreadcrumbs items={BREADCRUMBS} />;

export const PageNavigator = (): JSX.Element => {
  const [page, setPage] = useState(3);
  return <KitPageNavigator current={page} total={10} onGoto={setPage} />;
};

export const ProgressBar = (): JSX.Element => <KitProgressBar aria-label="Repair" value={40} />;

export const Notification = (): JSX.Element => {
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && (
        <KitNotification heading="Your claim was not sent" onClose={() => setShown(false)}>
          Try again in a few minutes.
        </KitNotification>
      )}
    </>
  );
};

export const Tag = (): JSX.Element => <KitTag label="Paid" status="success" />;

export const Badge = (): JSX.Element => (
  <span>
    Messages <KitBadge count={120} label="{count} unread" />
  </span>
);

export const Tile = (): JSX.Element => (
  <KitTile label="Track a claim" href="/claims">
    See what happens next
  </KitTile>
);

const TABLE_COLUMNS = /* @__PURE__ */ COLUMNS.map(({ id, label }, index) => ({
  id,
  label,
  value: (claim: Claim): string => claim[id],
  rowHeader: index === 0,
}));

export const Table = (): JSX.Element => (
  <KitTable
    caption="Claims"
    columns={TABLE_COLUMNS}
    rows={CLAIMS}
    rowKey={({ number }) => number}
  />
);

export const SortableTable = (): JSX.Element => (
  <KitSortableTable
    caption="Claims"
    columns={TABLE_COLUMNS}
    rows={CLAIMS}
    rowKey={({ number }) => number}
  />
);

export const Waiting = (): JSX.Element => <KitWaiting text="Loading claims" />;

const ITEMS = [
  { label: "Claims", href: "/claims", current: true },
  {
    label: "Payments",
    links: [
      { label: "Pay a bill", href: "/pay" },
      { label: "History", href: "/history" },
    ],
  },
  { label: "Help", href: "/help" },
];

export const Header = (): JSX.Element => <KitHeader items={ITEMS} logo="Claimkit" />;
