import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearAnnouncements } from "../../testing/announcements.ts";
import { transcribe } from "../../testing/spoken.ts";
import "../styles.css";
import { DatePicker } from "./date-picker.tsx";

// The name of the current day contains "today".
beforeEach(() => {
  vi.setSystemTime("2026-11-18T12:00");
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  clearAnnouncements();
});

test("announces the focused day, its marks, and why it can't be chosen", async () => {
  const { container } = render(
    <DatePicker
      label="Inspection date"
      defaultValue="2026-11-20"
      min="2026-01-01"
      max="2027-12-31"
      datesOne="2026-11-21"
      datesOneLabel="payment due"
      disabledDates={[{ date: "2026-11-27", reason: "office closed" }]}
      required
    />,
  );
  const { press, text } = await transcribe(container);

  await press("Tab");
  await press("Tab");
  await press("Enter");
  await press("ArrowRight");
  await press("ArrowLeft");
  await press("ArrowDown");
  await press("Enter");
  await press("PageDown");
  await press("Tab");
  await press("Tab");
  await press("Tab");
  await press("Shift+Tab");
  await press("Shift+Tab");
  await press("Shift+Tab");
  await press("ArrowRight");
  await press("Enter");

  await expect(text()).toMatchFileSnapshot("date-picker.spoken.txt");
});

test("announces the parsed date, or the error", async () => {
  const { container } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <DatePicker
        label="Date of loss"
        min="2026-01-01"
        max="2026-12-31"
        onError={() => {}}
        allowInput
        required
      />
    </form>,
  );
  const { press, read, type, text } = await transcribe(container);

  await read();
  await press("Tab");
  await type("nov 20");
  await press("Enter");
  await press("Control+a");
  await type("13/45/2026");
  await press("Enter");
  await press("Tab");

  await expect(text()).toMatchFileSnapshot("date-picker-typed.spoken.txt");
});
