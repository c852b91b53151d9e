import {
  type ActionEvent,
  type ClaimsEvent,
  configureClaimkit,
  type Hrefs,
} from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import {
  type ActionRow,
  POLICY_NUMBER,
  rowsOfActions as rows,
  WIDGETS,
} from "../testing/actions.tsx";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimTracker } from "./claim-tracker/claim-tracker.tsx";
import { defineClaimsWidgetsElements } from "./elements.tsx";

// Every action of this package's widgets: the event and its prevention, in React and as an element, a configured href,
// and the fallback.

interface Host {
  preventsActions?: boolean;
  hrefs?: Hrefs;
}

/** Renders a widget as one kind of host does, and returns the host's events. */
type RenderRow = (row: ActionRow, host: Host) => ClaimsEvent[];

const renderInReact: RenderRow = ({ widget, claimNumber }, { preventsActions, hrefs }) => {
  const onAction = (event: ActionEvent): void => {
    if (preventsActions) event.preventDefault();
  };
  return renderOverSandbox(WIDGETS[widget](claimNumber, { hrefs, onAction })).events;
};

const renderElement: RenderRow = ({ widget, claimNumber }, { preventsActions, hrefs }) => {
  const events: ClaimsEvent[] = [];
  const onEvent = (event: Event): void => {
    if (event instanceof CustomEvent) events.push(event.detail);
    if (preventsActions) event.preventDefault();
  };
  for (const type of ["ck:click", "ck:action"]) {
    document.body.addEventListener(type, onEvent);
    onTestFinished(() => document.body.removeEventListener(type, onEvent));
  }
  const element = document.createElement(widget);
  element.setAttribute("claim-number", claimNumber);
  element.setAttribute("policy-number", POLICY_NUMBER);
  document.body.append(Object.assign(element, { hrefs }));
  return events;
};

const actionEvents = (events: readonly ClaimsEvent[]): ClaimsEvent[] =>
  events.filter(({ type }) => type === "ck:click" || type === "ck:action");

// Before the tests are defined, because each takes the limit of that moment.
vi.setConfig({ testTimeout: 60_000 });

const control = (role: "button" | "link", { label }: ActionRow): Locator =>
  page.getByRole(role, { name: label, exact: true });

const dialog = (): Element | null => page.getByRole("dialog").query();

/** A link to a fragment, so that a navigation is visible and harmless. */
const toClaim = ({ claimNumber }: Record<string, unknown>): string => `#${String(claimNumber)}`;

beforeEach(() => {
  const now = new Date(2026, 10, 20, 12);
  vi.useFakeTimers({ toFake: ["Date"], now });
  const client = sandboxClient();
  configureClaimkit({ client });
  defineClaimsWidgetsElements();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, "", location.pathname + location.search);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each([
  { host: "in React", renderRow: renderInReact },
  { host: "as an element", renderRow: renderElement },
])("$host", ({ renderRow }) => {
  test.each(rows)("$widget: '$label' emits $action, and the host can prevent it", async (row) => {
    const { widget, action, claimNumber, detail } = row;
    const consoleWarn = vi.spyOn(console, "warn");
    const createObjectURL = vi.spyOn(URL, "createObjectURL");
    const events = renderRow(row, { preventsActions: true });

    await control("button", row).click();

    expect(actionEvents(events)).toMatchObject([
      { type: "ck:click", widget, target: action },
      { type: "ck:action", widget, action, defaultPrevented: true },
    ]);
    expect(actionEvents(events)[1]).toHaveProperty("detail", { claimNumber, ...detail });
    expect(dialog()).toBeNull();
    expect(createObjectURL).not.toHaveBeenCalled();
    expect(consoleWarn).not.toHaveBeenCalled();
  });
});

test.each(rows)("$widget: '$label' is a link to the href of $action", async (row) => {
  const events = renderInReact(row, { hrefs: { [row.action]: toClaim } });

  await control("link", row).click();

  expect(actionEvents(events)).toHaveLength(2);
  expect(location.hash).toBe(`#${row.claimNumber}`);
  expect(dialog()).toBeNull();
});

test.each(rows)("$widget: '$label' performs its fallback", async (row) => {
  const consoleWarn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const openTab = vi.spyOn(globalThis, "open").mockReturnValue(null);
  const createObjectURL = vi.spyOn(URL, "createObjectURL").mockReturnValue("data:,");
  renderInReact(row, {});

  await control("button", row).click();

  expect(dialog()).toBeNull();
  expect(openTab.mock.calls).toHaveLength(row.fallback === "opens a tab" ? 1 : 0);
  expect(createObjectURL.mock.calls).toHaveLength(row.fallback === "saves a file" ? 1 : 0);
  expect(consoleWarn.mock.calls).toEqual(
    row.fallback ? [] : [[expect.stringContaining(`Nobody took over "${row.action}"`)]],
  );
});

test.each(["CLM-1001", "CLM-1002", "CLM-1003", "CLM-1004", "CLM-1005", "CLM-1007", "CLM-2003"])(
  "every action on the page of %s has a row",
  async (claimNumber) => {
    renderOverSandbox(<ClaimTracker claimNumber={claimNumber} />);
    await expect.element(page.getByRole("region", { name: "Close" })).toBeVisible();
    await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();

    // Every widget has `log-in`, as its frame does.
    const controls = document.querySelectorAll<HTMLElement>(
      "[data-action]:not([data-action=log-in])",
    );
    const emitters = [...controls].map((element) => ({
      widget: element.closest<HTMLElement>("[data-widget]")?.dataset["widget"],
      action: element.dataset["action"],
    }));
    expect(emitters).not.toEqual([]);
    for (const { widget, action } of emitters)
      expect(rows).toContainEqual(expect.objectContaining({ widget, action }));
  },
);
