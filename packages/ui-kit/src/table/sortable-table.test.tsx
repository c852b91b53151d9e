import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { announcements, clearAnnouncements } from "../../testing/announcements.ts";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { manyPayments, paymentColumns, payments } from "../../testing/payments.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { SortableTable, type SortableTableProps } from "./sortable-table.tsx";

type Payment = (typeof payments)[number];

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const table = (props: Partial<SortableTableProps<Payment>> = {}) => (
  <SortableTable
    caption="Payments"
    columns={paymentColumns}
    rows={payments}
    rowKey={({ id }) => id}
    {...props}
  />
);

const order = (root: ParentNode = document): (string | undefined)[] =>
  Array.from(root.querySelectorAll("tbody th"), (header) => header.textContent?.split(" ")[0]);

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole("button", { name }));

test("keeps the original order until the user sorts", () => {
  render(table());

  expect(order()).toEqual(["Olentangy", "Scioto", "Élan", "Deductible,"]);
});

test.each([
  { column: "Payee", sorted: ["Deductible,", "Élan", "Olentangy", "Scioto"] },
  { column: "Date", sorted: ["Deductible,", "Scioto", "Olentangy", "Élan"] },
  { column: "Amount", sorted: ["Deductible,", "Scioto", "Élan", "Olentangy"] },
])("sorts by $column in both directions, and keeps the totals last", async (row) => {
  render(table());

  await press(row.column);
  expect(order()).toEqual(row.sorted);

  await press(row.column);
  expect(order()).toEqual(row.sorted.toReversed());
  expect(document.querySelector("tfoot")?.textContent).toContain("Total");
});

test("keeps equal rows in their original order", async () => {
  render(table());

  await press("Status");

  expect(order()).toEqual(["Olentangy", "Scioto", "Deductible,", "Élan"]);
});

test("starts in the initial order, and calls back when the user sorts", async () => {
  const onSort = vi.fn();
  render(table({ defaultSort: { column: "amount", direction: "ascending" }, onSort }));
  expect(order()[0]).toBe("Deductible,");

  await press("Amount");

  expect(onSort.mock.calls).toEqual([[{ column: "amount", direction: "descending" }]]);
  expect(order()[0]).toBe("Olentangy");
});

test("follows its controlled order", async () => {
  const onSort = vi.fn();
  render(table({ sort: { column: "amount", direction: "ascending" }, onSort }));

  await press("Payee");

  expect(onSort).toHaveBeenCalledWith({ column: "payee", direction: "ascending" });
  expect(order()[0]).toBe("Deductible,");
  expect(screen.getByRole("columnheader", { name: "Amount" }).ariaSort).toBe("ascending");
});

test("does not sort manualSorting rows", () => {
  render(table({ sort: { column: "amount", direction: "ascending" }, manualSorting: true }));

  expect(order()[0]).toBe("Olentangy");
  expect(screen.getByRole("columnheader", { name: "Amount" }).ariaSort).toBe("ascending");
});

test("has no button in a column that is not sortable", () => {
  render(
    table({
      columns: [{ id: "payee", label: "Payee", value: ({ payee }) => payee, sortable: false }],
    }),
  );

  expect(screen.queryByRole("button")).toBeNull();
});

test("announces the new order, and describes what the headers do", async () => {
  render(table());
  expect(screen.getByRole("table").textContent).toContain("column headers with buttons");

  await press("Amount");

  await vi.waitFor(() => expect(announcements()).toEqual(["Sorted by Amount, ascending."]));
});

test("is translated into Spanish", async () => {
  render(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      {table()}
    </LocaleProvider>,
  );

  await press("Amount");

  await vi.waitFor(() => expect(announcements()).toEqual(["Ordenado por Amount, ascendente."]));
});

test("can be sorted on a phone, with touch targets of at least 44 px", async () => {
  const { container } = render(table());
  container.style.inlineSize = "320px";

  const box = screen.getByRole("button", { name: "Amount" }).getBoundingClientRect();

  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(box.right).toBeLessThanOrEqual(320);
  const headers = container.querySelector("thead tr") as Element;
  expect(getComputedStyle(headers, "::before").content).toContain('"Sort by"');
});

test("sorts a long table completely, in steps", async () => {
  const ref = createRef<HTMLTableElement>();
  render(table({ rows: manyPayments(400), ref }));

  await press("Payee");

  await expect.poll(() => ref.current?.ariaBusy, { timeout: 10_000 }).toBeNull();
  const shown = Array.from(document.querySelectorAll("tbody th"), (header) => header.textContent);
  expect(shown).toHaveLength(400);
  expect(shown).toEqual(shown.toSorted());
});

test("shows the last of two orders requested in quick succession", async () => {
  const ref = createRef<HTMLTableElement>();
  render(table({ rows: manyPayments(400), ref }));

  screen.getByRole("button", { name: "Amount" }).click();
  await press("Payee");

  await expect.poll(() => ref.current?.ariaBusy, { timeout: 10_000 }).toBeNull();
  const shown = Array.from(document.querySelectorAll("tbody th"), (header) => header.textContent);
  expect(shown).toEqual(shown.toSorted());
});

test("sorts inside a shadow root", async () => {
  const shadow = renderInShadowRoot(table());

  await userEvent.click(shadow.querySelectorAll("thead button")[3] as Element);

  expect(order(shadow)[0]).toBe("Deductible,");
});
