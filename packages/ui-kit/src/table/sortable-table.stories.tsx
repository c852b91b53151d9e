import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { manyPayments, paymentColumns, payments } from "../../testing/payments.tsx";
import type { TableSort } from "./sort-rows.ts";
import { SortableTable } from "./sortable-table.tsx";

const meta = {
  component: SortableTable<(typeof payments)[number]>,
  args: {
    caption: "Payments for claim CLM-1001",
    columns: paymentColumns,
    rows: payments,
    rowKey: ({ id }: { id: string }) => id,
  },
} satisfies Meta<typeof SortableTable<(typeof payments)[number]>>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * A header sorts by its column, ascending first. Text is sorted by the language's rules, everything
 * else by value.
 */
export const Basic: Story = {};

export const Sorted: Story = {
  args: { defaultSort: { column: "amount", direction: "descending" } },
};

/** One column is not sortable. */
export const SomeColumns: Story = {
  args: {
    columns: [
      { id: "id", label: "Number", value: ({ id }) => id, sortable: false },
      ...paymentColumns,
    ],
  },
};

/** Controlled: the caller could keep the order in the URL. */
export const Controlled: Story = {
  render: function ControlledTable(args) {
    const [sort, setSort] = useState<TableSort>({ column: "date", direction: "descending" });
    return <SortableTable {...args} sort={sort} onSort={setSort} />;
  },
};

/** The browser lays out only the visible rows; all are there for find-in-page and screen readers. */
export const ManyRows: Story = { args: { rows: manyPayments(320), stickyHeader: true } };

/** Cards have no headers, so the sort buttons are above them. */
export const OnAPhone: Story = {
  args: { defaultSort: { column: "date", direction: "ascending" } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const Spanish: Story = { globals: { locale: "es-US" } };

export const Dark: Story = { ...Sorted, globals: { theme: "dark" } };

export const RightToLeft: Story = { ...Sorted, globals: { direction: "rtl" } };
