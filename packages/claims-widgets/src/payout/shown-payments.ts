import type { Payment } from "@claimkit/claims-api";
import { shownRows } from "../key-values/shown-rows.ts";

/** The payments that are shown: those with a payee or a row. */
export function shownPayments(payments: readonly Payment[]): Payment[] {
  return payments.filter(
    ({ payee, paymentInfo }) => payee !== "" || shownRows(paymentInfo).length > 0,
  );
}
