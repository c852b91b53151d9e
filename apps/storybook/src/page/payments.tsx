import { SortableTable, type TableColumn, useLocale } from "@claimkit/ui-kit";
import type { JSX } from "react";
import type { PageText } from "./page-text.ts";

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

/** Payments of the claim. */
export function Payments({ text }: { text: PageText }): JSX.Element {
  return (
    <SortableTable
      caption={text.payments}
      columns={columns(text, useLocale())}
      rows={payments}
      rowKey={({ payee }) => payee}
      defaultSort={{ column: "sent", direction: "descending" }}
    />
  );
}

function columns(text: PageText, locale: string): readonly TableColumn<Payment>[] {
  const dollars = new Intl.NumberFormat(locale, { style: "currency", currency: "USD" });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return [
    {
      id: "payee",
      label: text.payee,
      value: ({ payee }) => payee,
      isRowHeader: true,
      total: text.total,
    },
    { id: "sent", label: text.sent, value: ({ sent }) => new Date(sent), format: day },
    {
      id: "amount",
      label: text.amount,
      value: ({ amount }) => amount,
      format: dollars,
      total: (rows) => rows.reduce((sum, { amount }) => sum + amount, 0),
    },
  ];
}
