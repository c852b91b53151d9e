import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { paymentColumns, payments } from "../../testing/payments.tsx";
import "../styles.css";
import { SortableTable } from "./sortable-table.tsx";
import { Table } from "./table.tsx";

// Runs in Firefox and WebKit too. https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/

afterEach(cleanup);

const sortOf = (name: string): string | null =>
  screen.getByRole("columnheader", { name }).getAttribute("aria-sort");

describe("sortable table", () => {
  beforeEach(() => {
    render(
      <SortableTable
        caption="Payments"
        columns={paymentColumns}
        rows={payments}
        rowKey={({ id }) => id}
      />,
    );
  });

  test("Tab moves only through the sortable headers", async () => {
    const visited = [];
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.keyboard("{Tab}");
      visited.push(document.activeElement?.textContent);
    }

    expect(visited).toEqual(["Payee", "Date", "Status", "Amount"]);
  });

  test.each([
    { key: "Enter", keys: "{Enter}" },
    { key: "Space", keys: "{ }" },
  ])("$key sorts, reverses the order the next time, and keeps the focus", async ({ keys }) => {
    await userEvent.keyboard("{Tab}{Tab}");

    await userEvent.keyboard(keys);
    expect(sortOf("Date")).toBe("ascending");

    await userEvent.keyboard(keys);
    expect(sortOf("Date")).toBe("descending");

    await userEvent.keyboard(keys);
    expect(sortOf("Date")).toBe("ascending");
    expect(document.activeElement?.textContent).toBe("Date");
  });

  test("only the sorted column has aria-sort", async () => {
    await userEvent.keyboard("{Tab}{Enter}{Tab}{Enter}");

    expect(sortOf("Payee")).toBeNull();
    expect(sortOf("Date")).toBe("ascending");
  });
});

describe("table that scrolls", () => {
  test("Tab reaches it, arrows scroll it", async () => {
    const { container } = render(
      <Table
        caption="Payments"
        columns={paymentColumns}
        rows={payments}
        rowKey={({ id }) => id}
        narrow="scroll"
      />,
    );
    container.style.inlineSize = "280px";
    const box = await screen.findByRole("region", { name: "Payments" });

    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(box);

    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.poll(() => box.scrollLeft).toBeGreaterThan(0);
  });

  test("Tab skips a table that fits", async () => {
    render(
      <Table caption="Payments" columns={paymentColumns} rows={payments} rowKey={({ id }) => id} />,
    );
    await new Promise(requestAnimationFrame);

    await userEvent.keyboard("{Tab}");

    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole("region")).toBeNull();
  });
});
