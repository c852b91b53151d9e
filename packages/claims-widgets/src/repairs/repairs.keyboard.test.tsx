import "@claimkit/ui-kit/styles.css";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { RepairsAccordion } from "./repairs.tsx";

afterEach(cleanup);

const focused = (): string | null | undefined => document.activeElement?.textContent;

async function focusOn(name: string | RegExp, role: "button" | "radio" = "button"): Promise<void> {
  (await screen.findByRole(role, { name })).focus();
}

test("Tab reaches every control of an appointment, in order", async () => {
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1002" />);
  await focusOn("Repairs");
  const reached: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await userEvent.keyboard("{Tab}");
    reached.push(focused());
  }

  expect(reached).toEqual([
    "614-555-0102",
    "short.north.collision@example.com",
    "View on map",
    "Add to calendar",
    "Change appointment",
    "Change shop",
  ]);
});

test.each(["{Enter}", " "])("%j chooses an option", async (key) => {
  const { events } = renderOverSandbox(
    <RepairsAccordion claimNumber="CLM-1001" onAction={(event) => event.preventDefault()} />,
  );
  await focusOn("Send us photos");

  await userEvent.keyboard(key);

  expect(events.filter(({ type }) => type === "ck:action")).toMatchObject([
    { action: "estimate-option", detail: { claimNumber: "CLM-1001", option: "PHOTOS" } },
  ]);
});

test("Enter opens the dialog with the shop, Tab stays in it, Escape restores the focus", async () => {
  const loadPlaceMap = async () => ({ default: () => <p>A map</p> });
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1002" />, { loadPlaceMap });
  await focusOn("View on map");

  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog");
  await userEvent.keyboard("{Tab}");
  expect(focused()).toMatch(/^Get directions/);
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Close");

  await userEvent.keyboard("{Escape}");
  expect(dialog.isConnected).toBe(false);
  expect(focused()).toBe("View on map");
});

test("the arrow keys choose between the estimates", async () => {
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1006" />);
  await focusOn("Current estimate", "radio");

  await userEvent.keyboard("{ArrowDown}");
  const initial = screen.getByRole<HTMLInputElement>("radio", { name: "Initial estimate" });
  expect([initial.checked, document.activeElement]).toEqual([true, initial]);

  await userEvent.keyboard("{ArrowUp}");
  expect(initial.checked).toBe(false);
});

test.each(["{Enter}", " "])("%j shows and hides the valuation", async (key) => {
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1007" />);
  await focusOn(/^Valuation/);

  await userEvent.keyboard(key);
  expect(focused()).toBe("Valuation Hide details");

  await userEvent.keyboard(key);
  expect(focused()).toBe("Valuation Show details");
});
