import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { paymentColumns, payments } from "../../testing/payments.tsx";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";
import { SortableTable } from "./sortable-table.tsx";

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

test("announces the sort buttons, the sort order, and each cell in order", async () => {
  const { container } = render(
    <SortableTable
      caption="Payments"
      columns={paymentColumns}
      rows={payments.slice(0, 2)}
      rowKey={({ id }) => id}
    />,
  );
  const { press, read, waitForAnnouncement, text } = await transcribe(container);

  await read();
  await press("Tab");
  await press("Tab");
  await press("Enter");
  await waitForAnnouncement("Sorted by Date, ascending.");
  await press("Enter");
  await waitForAnnouncement("Sorted by Date, descending.");
  await read();

  await expect(text()).toMatchFileSnapshot("sortable-table.spoken.txt");
});
