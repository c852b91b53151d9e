import type { SandboxOptions } from "@claimkit/sandbox";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page as frame } from "vitest/browser";
import "@claimkit/ui-kit/styles.css";
import { ClaimList, ClaimTracker, PayoutAccordion } from "../../src/index.ts";
import "../../src/styles.css";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { inSpanish, renderOverSandbox } from "../render-over-sandbox.tsx";

// Pages that differ most, with everything opened, recorded as the roles and texts that a screen reader receives.

interface Page {
  claimNumber: string;
  language: "en-US" | "es-US";
  /** Contact of the third party that sees the page, instead of the member. */
  contactId?: string;
}

const pages: Page[] = [
  { claimNumber: "CLM-1001", language: "en-US" },
  { claimNumber: "CLM-1006", language: "en-US" },
  { claimNumber: "CLM-1007", language: "en-US" },
  { claimNumber: "CLM-1007", language: "es-US" },
  { claimNumber: "CLM-1011", language: "en-US" },
  // In the words of another claim system.
  { claimNumber: "CLM-1012", language: "en-US" },
  { claimNumber: "CLM-2003", language: "en-US", contactId: "CNT-2003" },
  { claimNumber: "CLM-2003", language: "es-US", contactId: "CNT-2003" },
];

beforeEach(async () => {
  // So tall that no document is too far away to be loaded.
  await frame.viewport(414, 5_000);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(pages)(
  "$claimNumber in $language",
  { timeout: 60_000 },
  async ({ claimNumber, language, contactId }) => {
    const consoleSpies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    const persona = contactId ? { isThirdParty: true as const, contactId } : {};
    renderOverSandbox(
      <main>
        <h1>{claimNumber}</h1>
        <ClaimTracker claimNumber={claimNumber} {...persona} showFeedback />
      </main>,
      { ...(language === "es-US" && inSpanish), providerName: "Acme" },
    );
    await allLoaded();
    await openAll();

    await expect(`${await tree()}\n`).toMatchFileSnapshot(`${claimNumber}.${language}.txt`);
    expect(await accessibilityFaults()).toEqual([]);
    // A document that fails logs its cause for developers.
    const unexpected = consoleSpies
      .flatMap(({ mock }) => mock.calls)
      .filter(([message]) => !/^<[a-z-]+> \w+: \w+ \(/.test(message));
    expect(unexpected).toEqual([]);
  },
);

interface State {
  state: string;
  ui: JSX.Element;
  sandbox?: SandboxOptions;
  act?: () => Promise<void>;
}

// States that those pages do not show: loading, answered, empty and failed.
const states: State[] = [
  {
    state: "while it loads",
    ui: <ClaimTracker claimNumber="CLM-1006" />,
    sandbox: { latencyMs: 600_000 },
  },
  {
    state: "claims of a policy",
    ui: <ClaimList policyNumber="POL-100" />,
    act: allLoaded,
  },
  {
    state: "after an answer",
    ui: <PayoutAccordion claimNumber="CLM-1006" showFeedback />,
    act: async () => {
      fireEvent.click(await screen.findByRole("button", { name: "No" }));
    },
  },
  { state: "no claims", ui: <ClaimList policyNumber="POL-000" />, act: allLoaded },
  {
    state: "claims that failed",
    ui: <ClaimList policyNumber="POL-100" />,
    sandbox: { faults: { claimSearch: { status: 500 } } },
    act: allLoaded,
  },
];

test.each(states)("$state", { timeout: 60_000 }, async ({ state, ui, sandbox, act }) => {
  renderOverSandbox(<main>{ui}</main>, { ...(sandbox && { sandbox }) });
  await act?.();

  await expect(`${await tree()}\n`).toMatchFileSnapshot(`${state}.txt`);
});

/** The page as a screen reader receives it. */
async function tree(): Promise<string> {
  const ariaTree = await commands.ariaTree("main");
  return (
    ariaTree
      // Object URLs differ in every run.
      .replace(/blob:\S+/g, "blob:")
      // The zoom of documents depends on the width.
      .replace(/(?<=text: )\d+(?=\s?%)/g, "50")
  );
}

/** Waits for every widget, and for every document that is being opened. */
function allLoaded(): Promise<void> {
  return vi.waitFor(
    () => {
      expect(document.querySelectorAll("[aria-busy=true]")).toHaveLength(0);
      expect(document.querySelectorAll(".ck-waiting")).toHaveLength(0);
      expect(document.querySelectorAll(".ck-repairs-document-place")).toHaveLength(0);
      const firstPages = [...document.querySelectorAll("[data-part=page][data-page='1']")];
      expect(firstPages.filter(({ textContent }) => textContent === "")).toEqual([]);
    },
    { timeout: 20_000 },
  );
}

/** Opens everything that is closed. */
async function openAll(): Promise<void> {
  const opened = new Set<Element>();
  for (;;) {
    const closed = [...document.querySelectorAll("main [aria-expanded=false]")].filter(
      (toggle) => !opened.has(toggle),
    );
    if (closed.length === 0) return;
    for (const toggle of closed) {
      fireEvent.click(toggle);
      opened.add(toggle);
    }
    await allLoaded();
  }
}
