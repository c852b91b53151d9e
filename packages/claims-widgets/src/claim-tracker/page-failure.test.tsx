import type { ClaimsClient } from "@claimkit/claims-api";
import { createSandbox, type SandboxOptions } from "@claimkit/sandbox";
import { type ClaimsEvent, configureClaimkit } from "@claimkit/widget-runtime";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "@claimkit/ui-kit/styles.css";
import "../styles.css";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { SLOW } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { defineClaimsWidgetsElements } from "../elements.tsx";
import { ClaimTracker } from "./claim-tracker.tsx";

// Rules: docs/reference/claims.md#one-message-for-one-cause

vi.setConfig({ testTimeout: 60_000 });

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A tracker on a page. */
interface Rendered {
  root: ParentNode & Node;
  events: ClaimsEvent[];
  sandbox: ReturnType<typeof createSandbox>;
  client?: ClaimsClient;
}

type RenderTracker = (claimNumber: string, options?: SandboxOptions) => Rendered;

const renderInReact: RenderTracker = (claimNumber, options = {}) => {
  const rendered = renderOverSandbox(<ClaimTracker claimNumber={claimNumber} />, {
    sandbox: options,
    // As in production, where failures come one after another.
    clientOptions: { retry: { retries: 2, baseDelayMs: 100 } },
  });
  return { ...rendered, root: document.body };
};

const renderElement: RenderTracker = (claimNumber, options) => {
  const sandbox = createSandbox(options);
  const client = sandboxClient({
    fetch: sandbox.fetch,
    retry: { retries: 2, baseDelayMs: 100 },
  });
  configureClaimkit({ client, phone: "8005550199" });
  defineClaimsWidgetsElements();
  const events: ClaimsEvent[] = [];
  const element = document.createElement("claim-tracker");
  element.setAttribute("claim-number", claimNumber);
  for (const type of ["ck:error", "ck:ready"])
    element.addEventListener(type, (event) => {
      if (event instanceof CustomEvent) events.push(event.detail);
    });
  document.body.append(element);
  return { root: element.shadowRoot ?? element, events, sandbox };
};

/** Collects every alert that is ever in the document. */
function watchAlerts(root: Node): Set<Element> {
  const alerts = new Set<Element>();
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches("[role=alert]")) alerts.add(node);
        for (const alert of node.querySelectorAll("[role=alert]")) alerts.add(alert);
      }
  });
  observer.observe(root, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return alerts;
}

const settled = (root: ParentNode): Promise<void> =>
  vi.waitFor(() => {
    expect(root.querySelector("[data-widget=close-accordion]")).toBeTruthy();
    expect(root.querySelector("[aria-busy=true]")).toBeNull();
  }, SLOW);

const widgetsOf = (events: readonly ClaimsEvent[], type: ClaimsEvent["type"]): string[] =>
  events.flatMap((event) => (event.type === type && "widget" in event ? [event.widget] : []));

const retry = page.getByRole("button", { name: "Try again" });

const causes = [
  {
    cause: "a wrong number",
    claimNumber: "CLM-9999",
    options: {},
    message: "We can't find claim CLM-9999 under your account.",
  },
  {
    cause: "offline",
    claimNumber: "CLM-1006",
    options: { faults: { all: { drop: true } } },
    message: "You're offline. Your claim will load when you're connected again.",
  },
  {
    cause: "server down",
    claimNumber: "CLM-1006",
    options: { faults: { all: { status: 503 } } },
    message: "We can't load your claim right now. Please try again in a few minutes.",
  },
  {
    cause: "signed out",
    claimNumber: "CLM-1006",
    options: { faults: { all: { status: 403 } } },
    message: "You can't see this claim right now. Please sign in again.",
  },
];

describe.each([
  { host: "in React", render: renderInReact },
  { host: "as an element", render: renderElement },
])("$host", ({ render }) => {
  test.each(causes)("$cause gives one alert", async ({ cause, claimNumber, options, message }) => {
    isOnline = cause !== "offline";
    const { root, events } = render(claimNumber, options);
    const alerts = watchAlerts(root);
    await settled(root);

    expect([...alerts].map(({ textContent }) => textContent)).toEqual([
      `${message} If you need us, call 800-555-0199.`,
    ]);
    expect(retry.elements()).toHaveLength(1);
    // Each part keeps its heading and its sentence, in this order.
    const headings = [...root.querySelectorAll("h3")].map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(["Claim summary", "Report", "Close"]));
    expect(root.textContent).toContain("ReportYour claim report section didn't load.");
    await vi.waitFor(() => {
      const failed = widgetsOf(events, "ck:error");
      expect(failed).toContain("claim-summary");
      expect(new Set(failed).size).toBe(failed.length);
    });
  });
});

test("one press loads all parts that failed, with the focus on the claim", async () => {
  const { root, sandbox } = renderInReact("CLM-1006", { faults: { all: { status: 503 } } });
  await settled(root);
  sandbox.faults.clear();

  await userEvent.click(retry);
  await settled(root);

  expect(root.querySelectorAll("[role=alert], .ck-widget-failure")).toHaveLength(0);
  expect(document.activeElement?.getAttribute("data-widget")).toBe("claim-tracker");
});

test("loads again by itself when the connection is back", async () => {
  isOnline = false;
  const { root, sandbox } = renderInReact("CLM-1006", { faults: { all: { drop: true } } });
  await settled(root);
  sandbox.faults.clear();
  isOnline = true;

  dispatchEvent(new Event("online"));

  await vi.waitFor(() => expect(root.querySelector("[role=alert]")).toBeNull(), SLOW);
  await settled(root);
  expect(root.querySelectorAll(".ck-widget-failure")).toHaveLength(0);
});

test.each([
  { parts: "everything", faults: { all: { drop: true } }, focused: "claim-tracker" },
  { parts: "one part", faults: { closeDetails: { drop: true } }, focused: "close-accordion" },
] as const)(
  "moves the focus from the button when $parts reloads by itself",
  async ({ faults, focused }) => {
    isOnline = false;
    const { root, sandbox } = renderInReact("CLM-1006", { faults });
    await settled(root);
    sandbox.faults.clear();
    isOnline = true;
    (retry.element() as HTMLElement).focus();

    dispatchEvent(new Event("online"));

    await vi.waitFor(() => expect(retry.query()).toBeNull(), SLOW);
    expect(document.activeElement?.getAttribute("data-widget")).toBe(focused);
  },
);

test("three failures of one cause give one alert", async () => {
  const { root } = renderInReact("CLM-1006", {
    faults: {
      servicesDetails: { status: 500 },
      payoutDetails: { status: 500 },
      closeDetails: { status: 500 },
    },
  });
  await settled(root);

  expect(root.querySelectorAll("[role=alert]")).toHaveLength(1);
});

test("a user who signs in again sees the whole claim", async () => {
  const { root, events, sandbox, client } = renderInReact("CLM-1006", {
    faults: { all: { status: 403 } },
  });
  await settled(root);
  await userEvent.click(page.getByRole("button", { name: "Sign in" }));
  expect(events).toContainEqual(expect.objectContaining({ type: "ck:action", action: "log-in" }));

  sandbox.faults.clear();
  client?.invalidate();

  await vi.waitFor(() => expect(root.querySelector("[role=alert]")).toBeNull(), SLOW);
  await settled(root);
  expect(root.querySelectorAll(".ck-widget-failure")).toHaveLength(0);
});

test("content of the host that throws has its own message, and the page stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  function Questions(): string {
    if (isBroken) throw new Error("broken");
    return "Questions of the host";
  }
  const { events } = renderOverSandbox(
    <ClaimTracker claimNumber="CLM-1006" faqs={<Questions />} />,
  );
  await settled(document.body);

  expect(page.getByRole("heading", { name: "Your next steps" }).query()).toBeTruthy();
  const alert = page.getByRole("alert").element();
  expect(alert.textContent).toBe("This part of the page didn't load.");
  expect(events).toContainEqual(
    expect.objectContaining({ type: "ck:error", widget: "claim-tracker" }),
  );
  isBroken = false;
  await userEvent.click(retry);
  expect(document.body.textContent).toContain("Questions of the host");
});

test("two failures keep their own alerts and buttons", async () => {
  const { root } = renderInReact("CLM-1006", {
    faults: { payoutDetails: { status: 500 }, closeDetails: { status: 500 } },
  });
  await settled(root);

  const alerts = [...root.querySelectorAll("[role=alert]")];
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    "Your claim payout section didn't load. We'll get that fixed.",
    "Your claim close section didn't load. We'll get that fixed.",
  ]);
  expect(retry.elements()).toHaveLength(2);
  expect(page.getByRole("heading", { name: "Payout", level: 3 }).query()).toBeTruthy();
});

test("has no axe violations when everything failed", async () => {
  const { root } = renderInReact("CLM-9999");
  await settled(root);

  expect(await accessibilityFaults()).toEqual([]);
});
