import type { Meta, StoryObj } from "@storybook/react-vite";
import { manyPayments, paymentColumns, payments } from "../../testing/payments.tsx";
import { Button } from "../button/button.tsx";
import { Notification } from "../notification/notification.tsx";
import { Waiting } from "../waiting/waiting.tsx";
import { Table } from "./table.tsx";

const args = {
  caption: "Payments for claim CLM-1001",
  columns: paymentColumns,
  rows: payments,
  rowKey: ({ id }: { id: string }) => id,
};

const meta = {
  component: Table<(typeof payments)[number]>,
  args,
} satisfies Meta<typeof Table<(typeof payments)[number]>>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Amounts are aligned at their decimal points. */
export const Basic: Story = {};

/** A visible heading replaces the caption. */
export const HiddenCaption: Story = { args: { hideCaption: true } };

export const Empty: Story = { args: { rows: [], empty: "No payments yet." } };

/** Prevents checks from waiting for a table that stays busy. */
const parameters = { claimkit: { latencyMs: 600_000 } };

/** Announces that it is loading, and when it is done. */
export const Loading: Story = {
  parameters,
  args: {
    rows: [],
    "aria-busy": true,
    status: <Waiting size="minimal" doneText="Payments loaded." />,
  },
};

/** The previous rows stay readable. */
export const LoadingAgain: Story = {
  parameters,
  args: { "aria-busy": true, status: <Waiting size="minimal" /> },
};

export const Failed: Story = {
  args: {
    rows: [],
    status: (
      <Notification action={<Button>Try again</Button>}>The payments didn't load.</Notification>
    ),
  },
};

/** On a phone, each row becomes a card; screen readers still read a table. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};

/** Keeps its columns. A table that is too wide can be focused and scrolled by keyboard. */
export const ScrollsSideways: Story = {
  ...OnAPhone,
  args: { narrow: "scroll" },
  async play({ canvas }) {
    await canvas.findByRole("region");
  },
};

/** The headers stay visible while the page, or the container of a wide table, scrolls. */
export const StickyHeader: Story = { args: { rows: manyPayments(40), stickyHeader: true } };

export const LongContent: Story = {
  args: {
    rows: [
      {
        id: "P-1",
        date: "2026-11-03",
        payee: `Olentangy Auto Body of Greater Columbus, https://example.com/${"claims/".repeat(12)}`,
        status: "Paid",
        amount: 1840.5,
      },
    ],
  },
};

export const Spanish: Story = {
  args: {
    caption: "Pagos del reclamo CLM-1001",
    columns: [
      { id: "payee", label: "Beneficiario", value: ({ payee }) => payee, isRowHeader: true },
      {
        id: "amount",
        label: "Importe",
        value: ({ amount }) => amount,
        format: new Intl.NumberFormat("es-US", { style: "currency", currency: "USD" }),
      },
    ],
  },
  globals: { locale: "es-US" },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
