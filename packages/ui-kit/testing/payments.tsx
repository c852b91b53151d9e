import type { TableColumn } from "../src/table/columns.ts";
import { Tag } from "../src/tag/tag.tsx";

/** One payment for a claim, for tests and stories of tables. */
export interface Payment {
  id: string;
  date: string;
  payee: string;
  status: "Paid" | "Pending";
  amount: number;
}

export const payments: readonly Payment[] = [
  { id: "P-1", date: "2026-11-03", payee: "Olentangy Auto Body", status: "Paid", amount: 1840.5 },
  { id: "P-2", date: "2026-10-28", payee: "Scioto Towing", status: "Paid", amount: 95 },
  { id: "P-3", date: "2026-11-17", payee: "Élan Rentals", status: "Pending", amount: 412.25 },
  { id: "P-4", date: "2026-09-30", payee: "Deductible, paid by you", status: "Paid", amount: -500 },
];

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

export const paymentColumns: readonly TableColumn<Payment>[] = [
  {
    id: "payee",
    label: "Payee",
    value: ({ payee }) => payee,
    isRowHeader: true,
    total: "Total",
    width: "wide",
  },
  { id: "date", label: "Date", value: ({ date }) => new Date(date), format: day },
  {
    id: "status",
    label: "Status",
    value: ({ status }) => status,
    cell: ({ status }) => <Tag label={status} status={status === "Paid" ? "success" : "warning"} />,
  },
  {
    id: "amount",
    label: "Amount",
    value: ({ amount }) => amount,
    format: dollars,
    total: (rows) => rows.reduce((sum, { amount }) => sum + amount, 0),
  },
];

/** Generates payments; no two consecutive ones are equal. */
export function manyPayments(count: number): readonly Payment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `P-${index}`,
    date: new Date(Date.UTC(2026, 0, (index * 7) % 300)).toISOString().slice(0, 10),
    payee: `Shop ${String((index * 7919) % count).padStart(5, "0")}`,
    status: index % 3 === 0 ? "Pending" : "Paid",
    amount: ((index * 7919) % 100_003) / 4,
  }));
}
