import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { manyPayments, paymentColumns, payments } from "../../testing/payments.tsx";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import "../styles.css";
import { Table, type TableProps } from "./table.tsx";

type Payment = (typeof payments)[number];

beforeEach(() => page.viewport(1000, 800));
afterEach(cleanup);

const table = (props: Partial<TableProps<Payment>> = {}) => (
  <Table
    caption="Payments"
    columns={paymentColumns}
    rows={payments}
    rowKey={({ id }) => id}
    {...props}
  />
);

/** The right edge of the beginning of a cell's text. */
function endOf(cell: HTMLElement, text: string): number {
  const node = cell.firstChild;
  const range = document.createRange();
  if (!node) throw new Error("The cell is empty.");
  range.setStart(node, 0);
  range.setEnd(node, text.length);
  return range.getBoundingClientRect().right;
}

test("is a native table with a caption, column headers and row headers, and not a grid", () => {
  render(table());

  const element = screen.getByRole("table", { name: "Payments" });
  expect(element.localName).toBe("table");
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.getAllByRole("columnheader").map((header) => header.getAttribute("scope"))).toEqual(
    ["col", "col", "col", "col"],
  );
  expect(screen.getByRole("rowheader", { name: "Scioto Towing" }).getAttribute("scope")).toBe(
    "row",
  );
});

test("ends with a row of totals that has its own row header", () => {
  render(table());

  const total = screen.getByRole("rowheader", { name: "Total" });
  const row = total.closest("tr");
  expect(row?.parentElement?.localName).toBe("tfoot");
  expect(row?.textContent).toBe("Total$1,847.75");
});

test.each([{ dir: "ltr" }, { dir: "rtl" }])(
  "aligns amounts at the decimal point, $dir",
  ({ dir }) => {
    const { container } = render(table());
    container.dir = dir;

    const ends = [
      ["$1,840.50", "$1,840"],
      ["$95", "$95"],
      ["$412.25", "$412"],
      ["-$500", "-$500"],
      ["$1,847.75", "$1,847"],
    ].map(([shown = "", whole = ""]) => endOf(screen.getByText(shown), whole));

    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
  },
);

test("shows the caller's text if there are no rows", () => {
  render(table({ rows: [], empty: "No payments yet." }));

  const cell = screen.getByRole("cell", { name: "No payments yet." });
  expect((cell as HTMLTableCellElement).colSpan).toBe(4);
  expect(screen.queryByText("Total")).toBeNull();
});

test("shows a status instead of the rows, or above existing ones", () => {
  const { rerender } = render(table({ rows: [], empty: "None.", status: "Loading" }));
  expect(screen.getByRole("cell", { name: "Loading" })).toBeTruthy();
  expect(screen.queryByText("None.")).toBeNull();

  rerender(table({ status: "Loading" }));
  expect(screen.getAllByRole("row")[1]?.textContent).toBe("Loading");
  expect(screen.getByText("Scioto Towing")).toBeTruthy();
});

test("hides its caption visually on request", () => {
  render(table({ hideCaption: true }));

  expect(screen.getByRole("table", { name: "Payments" })).toBeTruthy();
  expect(screen.getByText("Payments").getBoundingClientRect().height).toBeLessThanOrEqual(1);
});

test("stacks its rows in a narrow container, and still reads as a table", () => {
  const { container } = render(table());
  container.style.inlineSize = "320px";

  const row = screen.getByRole("rowheader", { name: "Scioto Towing" }).closest("tr");
  const tops = Array.from(row?.cells ?? [], (cell) => cell.getBoundingClientRect().top);
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
  // Safari drops the table semantics of elements with another layout; the roles restore them.
  const roles = Array.from(row?.closest("table")?.querySelectorAll("*") ?? [], ({ role }) => role);
  expect(new Set(roles)).toEqual(
    new Set([null, "rowgroup", "row", "columnheader", "rowheader", "cell"]),
  );
  expect(screen.getByRole("table").getAttribute("role")).toBe("table");
});

test("labels each value with its column on a phone, but not the name of the totals", () => {
  const { container } = render(table());
  container.style.inlineSize = "320px";
  const labelOf = (cell: Element): string => getComputedStyle(cell, "::before").content;

  expect(labelOf(screen.getByText("$95"))).toContain("Amount");
  expect(labelOf(screen.getByText("Scioto Towing"))).toContain("Payee");
  expect(labelOf(screen.getByText("$1,847.75"))).toContain("Amount");
  expect(labelOf(screen.getByText("Total"))).toBe("none");
});

test("scrolls horizontally on request, and is focusable and named only then", async () => {
  const { container } = render(table({ narrow: "scroll" }));
  await new Promise(requestAnimationFrame);
  expect(screen.queryByRole("region")).toBeNull();

  container.style.inlineSize = "280px";
  const region = await screen.findByRole("region", { name: "Payments" });
  expect(region.tabIndex).toBe(0);
  expect(container.scrollWidth).toBeLessThanOrEqual(280);

  container.style.inlineSize = "1000px";
  await expect.poll(() => screen.queryByRole("region")).toBeNull();
  expect(region.hasAttribute("tabindex")).toBe(false);
});

test("names the scrolled table after its current caption", async () => {
  const { container, rerender } = render(table({ narrow: "scroll" }));
  container.style.inlineSize = "280px";
  await screen.findByRole("region", { name: "Payments" });

  rerender(table({ narrow: "scroll", caption: "Pagos" }));

  expect(screen.getByRole("region", { name: "Pagos" })).toBeTruthy();
});

test("keeps its header visible while the page scrolls", async () => {
  await page.viewport(1000, 400);
  render(table({ rows: manyPayments(60), stickyHeader: true }));
  await new Promise(requestAnimationFrame);

  window.scrollTo(0, 900);

  expect(screen.getByRole("columnheader", { name: "Payee" }).getBoundingClientRect().top).toBe(0);
});

test("wraps a long word instead of overflowing", () => {
  const [payment] = payments;
  const { container } = render(
    table({ rows: payment ? [{ ...payment, payee: "x".repeat(300) }] : [] }),
  );
  container.style.inlineSize = "320px";

  expect(container.scrollWidth).toBeLessThanOrEqual(320);
});

test("does not break words in other columns because of a long word", () => {
  const [payment] = payments;
  const long = payment ? [{ ...payment, payee: `See https://${"x".repeat(300)}` }] : [];
  const { container } = render(table({ rows: long }));
  container.style.inlineSize = "640px";

  const heights = ["Nov 3, 2026", "Paid", "$1,840.50"].map(
    (shown) => screen.getAllByText(shown)[0]?.getClientRects().length,
  );
  expect(heights).toEqual([1, 1, 1]);
  expect(container.scrollWidth).toBeLessThanOrEqual(640);
});

test("shows nothing for an invalid date or number", () => {
  const [payment] = payments;
  render(table({ rows: payment ? [{ ...payment, date: "soon", amount: Number.NaN }] : [] }));

  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells.slice(0, 3)).toEqual(["", "Paid", ""]);
});

test("renders every row of a long table, but lays out only those in view", () => {
  render(table({ rows: manyPayments(1000) }));

  const rows = document.querySelectorAll("tbody tr");
  expect(rows).toHaveLength(1000);
  expect(rows[0]?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  expect(rows[999]?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
});

test("aligns the columns of a long table's parts", () => {
  render(table({ rows: manyPayments(1000) }));

  const lefts = [...document.querySelectorAll("thead tr, tbody tr:first-child, tfoot tr")]
    .slice(0, 3)
    .map((row) => row.lastElementChild?.getBoundingClientRect().left);
  expect(new Set(lefts).size).toBe(1);
});

test("shows lines in forced colors", async () => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value: "active" }],
  });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  });
  render(table());

  const cell = screen.getByRole("rowheader", { name: "Scioto Towing" });
  expect(getComputedStyle(cell).borderBlockEndColor).toBe(getComputedStyle(cell).color);
});

test("detects overflow in a shadow root too", async () => {
  const shadow = renderInShadowRoot(table({ narrow: "scroll" }));
  (shadow.firstElementChild as HTMLElement).style.inlineSize = "280px";

  await expect.poll(() => shadow.querySelector("[role=region]")?.ariaLabel).toBe("Payments");
});

test("prints the columns and rows that are scrolled out of view", async () => {
  const { container } = render(
    <div style={{ inlineSize: "36rem" }}>
      <style>{".ck-table { min-inline-size: 60rem; }"}</style>
      {table({ stickyHeader: true, rows: manyPayments(40) })}
    </div>,
  );
  const box = container.querySelector(".ck-table-box") as HTMLElement;
  await expect.poll(() => box.role).toBe("region");
  expect(box.clientHeight).toBeLessThan(box.scrollHeight);

  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
  });

  expect(getComputedStyle(box).overflow).toBe("visible");
  expect(box.clientHeight).toBe(screen.getByRole("table").offsetHeight);
});
