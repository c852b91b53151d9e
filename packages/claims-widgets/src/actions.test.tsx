import { createClaimsClient } from "@claimkit/claims-api";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";
import {
  type ActionEvent,
  type ClaimsEvent,
  configureClaimkit,
  type Hrefs,
} from "@claimkit/widget-runtime";
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

// Every action of this package's widgets, in React and as an element: the event, preventing it, a
// configured href, and the default without either.

interface Host {
  takesOver?: boolean;
  hrefs?: Hrefs;
}

/** Renders a widget as one kind of host does, and returns the host's events. */
type Show = (row: ActionRow, host: Host) => ClaimsEvent[];

const showInReact: Show = ({ widget, claimNumber }, { takesOver, hrefs }) => {
  const onAction = (event: ActionEvent): void => {
    if (takesOver) event.preventDefault();
  };
  return renderOverSandbox(WIDGETS[widget](claimNumber, { hrefs, onAction })).events;
};

const showElement: Show = ({ widget, claimNumber }, { takesOver, hrefs }) => {
  const heard: ClaimsEvent[] = [];
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) heard.push(event.detail);
    if (takesOver) event.preventDefault();
  };
  for (const type of ["ck:click", "ck:action"]) {
    document.body.addEventListener(type, hear);
    onTestFinished(() => document.body.removeEventListener(type, hear));
  }
  const element = document.createElement(widget);
  element.setAttribute("claim-number", claimNumber);
  element.setAttribute("policy-number", POLICY_NUMBER);
  document.body.append(Object.assign(element, { hrefs }));
  return heard;
};

const told = (events: readonly ClaimsEvent[]): ClaimsEvent[] =>
  events.filter(({ type }) => type === "ck:click" || type === "ck:action");

const control = (role: "button" | "link", { label }: ActionRow): Locator =>
  page.getByRole(role, { name: label, exact: true });

const dialog = (): Element | null => page.getByRole("dialog").query();

/** A link to a fragment, so that a navigation is visible and harmless. */
const toClaim = ({ claimNumber }: Record<string, unknown>): string => `#${String(claimNumber)}`;

beforeEach(() => {
  const now = new Date(2026, 10, 20, 12);
  vi.useFakeTimers({ toFake: ["Date"], now });
  vi.setConfig({ testTimeout: 60_000 });
  const client = createClaimsClient({
    environment: "test",
    baseUrl: "http://localhost",
    clientId: "test",
    getAccessToken: () => sandboxToken,
    fetch: createSandbox({ now: () => now }).fetch,
  });
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
  { way: "in React", show: showInReact },
  { way: "as an element", show: showElement },
])("$way", ({ show }) => {
  test.each(rows)("$widget: '$label' emits $action, and the host can prevent it", async (row) => {
    const { widget, action, claimNumber, detail } = row;
    const warned = vi.spyOn(console, "warn");
    const saved = vi.spyOn(URL, "createObjectURL");
    const heard = show(row, { takesOver: true });

    await control("button", row).click();

    expect(told(heard)).toMatchObject([
      { type: "ck:click", widget, target: action },
      { type: "ck:action", widget, action, defaultPrevented: true },
    ]);
    expect(told(heard)[1]).toHaveProperty("detail", { claimNumber, ...detail });
    expect(dialog()).toBeNull();
    expect(saved).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  });

  test.each(rows)("$widget: '$label' is a link to the href of $action", async (row) => {
    const heard = show(row, { hrefs: { [row.action]: toClaim } });

    await control("link", row).click();

    expect(told(heard)).toHaveLength(2);
    expect(location.hash).toBe(`#${row.claimNumber}`);
    expect(dialog()).toBeNull();
  });

  test.each(rows)("$widget: '$label' does not navigate if the host prevents it", async (row) => {
    const heard = show(row, { takesOver: true, hrefs: { [row.action]: toClaim } });

    await control("link", row).click();

    expect(told(heard)).toHaveLength(2);
    expect(location.hash).toBe("");
  });

  test.each(rows)("$widget: '$label' performs its fallback", async (row) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("data:,");
    show(row, {});

    await control("button", row).click();

    await expect.poll(() => dialog() !== null).toBe(row.alone === "opens a dialog");
    expect(saved.mock.calls).toHaveLength(row.alone === "saves a file" ? 1 : 0);
    expect(warned.mock.calls).toEqual(
      row.alone ? [] : [[expect.stringContaining(`Nobody took over "${row.action}"`)]],
    );
  });
});

test.each(["CLM-1001", "CLM-1002", "CLM-1003", "CLM-1004", "CLM-1005", "CLM-1007", "CLM-2003"])(
  "every action on the page of %s has a row",
  async (claimNumber) => {
    renderOverSandbox(<ClaimTracker claimNumber={claimNumber} />);
    await expect.element(page.getByRole("region", { name: "Close" })).toBeVisible();
    await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();

    const asked = [...document.querySelectorAll<HTMLElement>("[data-action]")].map((asking) => ({
      widget: asking.closest<HTMLElement>("[data-widget]")?.dataset["widget"],
      action: asking.dataset["action"],
    }));
    expect(asked).not.toEqual([]);
    for (const { widget, action } of asked)
      expect(rows).toContainEqual(expect.objectContaining({ widget, action }));
  },
);
