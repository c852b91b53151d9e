import type { ActionEvent, ClaimsEvent } from "@claimkit/widget-runtime";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { RepairsAccordion } from "./repairs.tsx";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", location.pathname + location.search);
  vi.restoreAllMocks();
});

const shortNorth = expect.objectContaining({
  name: "Short North Collision",
  address: "1042 N High St, Columbus, OH 43201",
});

const rows = [
  {
    action: "estimate-option",
    claimNumber: "CLM-1001",
    label: "Come to a drive-in inspection",
    detail: { option: "DRIVE_IN" },
  },
  { action: "choose-shop", claimNumber: "CLM-1001", label: "Choose a shop", detail: {} },
  {
    action: "change-appointment",
    claimNumber: "CLM-1002",
    label: "Change appointment",
    detail: { date: "2026-11-21", time: "09:30", shop: shortNorth },
  },
  {
    action: "change-shop",
    claimNumber: "CLM-1002",
    label: "Change shop",
    detail: { shop: shortNorth },
  },
  {
    action: "view-on-map",
    claimNumber: "CLM-1002",
    label: "View on map",
    detail: {
      shop: expect.objectContaining({
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      }),
    },
  },
  {
    action: "add-to-calendar",
    claimNumber: "CLM-1002",
    label: "Add to calendar",
    detail: {
      title: "Vehicle appointment: Short North Collision",
      date: "2026-11-21",
      time: "09:30",
      shop: shortNorth,
    },
  },
  {
    action: "estimate-option",
    claimNumber: "CLM-1003",
    label: "Choose another option",
    detail: {},
  },
] as const;

const told = (events: readonly ClaimsEvent[]): ClaimsEvent[] =>
  events.filter(({ type }) => type === "ck:click" || type === "ck:action");

test.each(rows)(
  "$label asks the host for $action, which may take over",
  async ({ action, claimNumber, label, detail }) => {
    const warned = vi.spyOn(console, "warn");
    const save = vi.spyOn(URL, "createObjectURL");
    const { events } = renderOverSandbox(
      <RepairsAccordion claimNumber={claimNumber} onAction={(event) => event.preventDefault()} />,
    );

    await userEvent.click(await screen.findByRole("button", { name: label }));

    expect(told(events)).toMatchObject([
      { type: "ck:click", widget: "repairs-accordion", target: action },
      {
        type: "ck:action",
        widget: "repairs-accordion",
        action,
        detail: { claimNumber, ...detail },
        defaultPrevented: true,
      },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(save).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  },
);

test.each(rows)(
  "$label leads where the host says that $action leads",
  async ({ action, claimNumber, label }) => {
    const onAction = vi.fn<(event: ActionEvent) => void>();
    const hrefs = { [action]: ({ claimNumber: of }: Record<string, unknown>) => `#${of}` };
    renderOverSandbox(
      <RepairsAccordion claimNumber={claimNumber} hrefs={hrefs} onAction={onAction} />,
    );

    await userEvent.click(await screen.findByRole("link", { name: label }));

    expect(onAction).toHaveBeenCalledOnce();
    expect(location.hash).toBe(`#${claimNumber}`);
  },
);

test("without a host, an action tells developers that nobody has taken it over", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1002" />);

  await userEvent.click(await screen.findByRole("button", { name: "Change shop" }));

  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"change-shop"'));
});
