import { claims, type SandboxOptions } from "@claimkit/sandbox";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page as frame } from "vitest/browser";
import "@claimkit/ui-kit/styles.css";
import { ClaimList, ClaimTracker, PayoutAccordion } from "../../src/index.ts";
import "../../src/styles.css";
import { accessibilityFaults } from "../accessibility-faults.ts";
import { inSpanish, renderOverSandbox } from "../render-over-sandbox.tsx";

// Every claim of the sandbox, for the member and for a third party, in both languages: all widgets with
// everything opened, recorded as the roles and texts that a screen reader receives.

/** The four pages of a claim. axe checks two of them, because both languages have the same markup. */
const PAGES = [
  { page: "member, en-US", isMember: true, settings: {}, isChecked: true },
  { page: "member, es-US", isMember: true, settings: inSpanish },
  { page: "third-party, en-US", isMember: false, settings: {} },
  { page: "third-party, es-US", isMember: false, settings: inSpanish, isChecked: true },
];

/** At noon of the day that the sandbox's dates are relative to. */
const day = (): string => "2026-11-20";

const rows = claims.map((seed) => {
  const { claimNumber, policyNumber, contacts } = seed(day);
  const contact = contacts.find(({ isThirdParty }) => isThirdParty) ?? contacts[0];
  return { claimNumber, policyNumber, contactId: contact?.contactId ?? "" };
});

beforeEach(async () => {
  // So tall that no document is too far away to be loaded.
  await frame.viewport(414, 5_000);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  leavePage();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function leavePage(): void {
  cleanup();
  sessionStorage.clear();
}

test.each(rows)(
  "$claimNumber for the member and a third party, in both languages",
  { timeout: 240_000 },
  async ({ claimNumber, policyNumber, contactId }) => {
    const consoleSpies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    let recorded = "";
    for (const { page, isMember, settings, isChecked } of PAGES) {
      const persona = isMember ? {} : { isThirdParty: true, contactId };
      renderOverSandbox(
        <main>
          <h1>{claimNumber}</h1>
          {isMember && <ClaimList policyNumber={policyNumber} />}
          <ClaimTracker claimNumber={claimNumber} {...persona} showFeedback />
        </main>,
        { ...settings, providerName: "Acme", clientOptions: { timeoutMs: 1000 } },
      );
      await allLoaded();
      await openAll();
      recorded += `# ${page}\n${await tree()}\n`;
      if (isChecked) expect(await accessibilityFaults(), page).toEqual([]);
      leavePage();
    }

    await expect(recorded).toMatchFileSnapshot(`claims/${claimNumber}.txt`);
    // A widget that fails logs its call and the cause for developers.
    const unexpected = consoleSpies
      .flatMap(({ mock }) => mock.calls)
      .filter(([message]) => !/^<[a-z-]+> \w+: \w+$/.test(message));
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
    state: "as it opens",
    ui: <ClaimTracker claimNumber="CLM-1006" showFeedback />,
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

  await expect(`${await tree()}\n`).toMatchFileSnapshot(`states/${state}.txt`);
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
