import { claims, createSandbox, type SandboxOptions } from "@claimkit/sandbox";
import { type ClaimsEvent, configureClaimkit } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SLOW } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { defineClaimsWidgetsElements } from "../elements.tsx";
import { ClaimTracker } from "./claim-tracker.tsx";

// Several claims, and one claim for its member and a third party, on one page with one client: no data,
// event or state of one leaks to another.

// Before the tests are defined, because each takes the limit of that moment.
vi.setConfig({ testTimeout: 60_000 });

const NOW = new Date(2026, 10, 20, 12);

const VISITORS = [
  { claimNumber: "CLM-1002", isThirdParty: false, contactId: "CNT-1002" },
  { claimNumber: "CLM-1002", isThirdParty: true, contactId: "CNT-OTHER" },
  { claimNumber: "CLM-1001", isThirdParty: false, contactId: "CNT-1001" },
  { claimNumber: "CLM-2003", isThirdParty: true, contactId: "CNT-2003" },
] as const;

type Visitor = (typeof VISITORS)[number];

const nameOf = ({ claimNumber, isThirdParty }: Visitor): string =>
  `${claimNumber} ${isThirdParty ? "third-party" : "member"}`;

/** The sandbox, with a third party added to CLM-1002. */
const sandbox: SandboxOptions = {
  seed: claims.map((claim) => (day) => {
    const { contacts, ...rest } = claim(day);
    const other = contacts.map((contact) => ({
      ...contact,
      contactId: "CNT-OTHER",
      isThirdParty: true,
      isCurrentUser: false,
    }));
    const isShared = rest.claimNumber === "CLM-1002";
    return { ...rest, contacts: isShared ? [...contacts, ...other] : contacts };
  }),
};

/** A tracker that the test has rendered. */
interface RenderedTracker {
  root: ParentNode & Node;
  events: ClaimsEvent[];
}

/** Renders trackers on one page with one client, and waits until all of them have loaded. */
type RenderTrackers = (
  visitors: readonly Visitor[],
) => Promise<ReadonlyMap<string, RenderedTracker>>;

const renderInReact: RenderTrackers = async (visitors) => {
  const eventsByName = new Map(visitors.map((visitor) => [nameOf(visitor), [] as ClaimsEvent[]]));
  renderOverSandbox(
    visitors.map((visitor) => (
      <div key={nameOf(visitor)} data-testid={nameOf(visitor)}>
        <ClaimTracker
          {...visitor}
          showFeedback
          onEvent={(event) => eventsByName.get(nameOf(visitor))?.push(event)}
        />
      </div>
    )),
    { sandbox },
  );
  const shown = new Map(
    [...eventsByName].map(([name, events]) => [
      name,
      { root: page.getByTestId(name).element(), events },
    ]),
  );
  await allLoaded(shown);
  return shown;
};

const EVENTS = ["ck:ready", "ck:click", "ck:action", "ck:select", "ck:feedback"];

const renderElements: RenderTrackers = async (visitors) => {
  const client = sandboxClient({
    fetch: createSandbox({ now: () => NOW, ...sandbox }).fetch,
  });
  configureClaimkit({ client });
  defineClaimsWidgetsElements();
  const shown = new Map(
    visitors.map((visitor) => {
      const element = Object.assign(document.createElement("claim-tracker"), visitor);
      element.setAttribute("show-feedback", "");
      const events: ClaimsEvent[] = [];
      for (const type of EVENTS)
        element.addEventListener(type, (event) => {
          if (event instanceof CustomEvent) events.push(event.detail);
        });
      document.body.append(element);
      return [nameOf(visitor), { root: element.shadowRoot ?? element, events }];
    }),
  );
  await allLoaded(shown);
  return shown;
};

async function allLoaded(shown: ReadonlyMap<string, RenderedTracker>): Promise<void> {
  await vi.waitFor(() => {
    for (const [name, { root }] of shown) {
      const isThere = root.querySelector("[data-widget=close-accordion]") !== null;
      if (!isThere || root.querySelector("[aria-busy=true]"))
        throw new Error(`${name} is still loading.`);
    }
  }, SLOW);
}

/** A control of one tracker. */
function controlOf(shown: RenderedTracker | undefined, name: string): HTMLElement {
  const controls = [...(shown?.root.querySelectorAll<HTMLElement>("button") ?? [])];
  const control = controls.find(({ textContent }) => textContent === name);
  if (!control) throw new Error(`There is no "${name}".`);
  return control;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each([
  { host: "in React", renderTrackers: renderInReact },
  { host: "as elements", renderTrackers: renderElements },
])("$host", ({ renderTrackers }) => {
  test("each shows the same content as alone, in any order", async () => {
    const alone = new Map<string, string | null>();
    for (const visitor of VISITORS) {
      for (const [name, { root }] of await renderTrackers([visitor]))
        alone.set(name, root.textContent);
      cleanup();
      document.body.replaceChildren();
    }
    expect(new Set(alone.values()).size).toBe(VISITORS.length);
    expect(alone.get("CLM-1002 member")).toMatch(/deductible/i);
    expect(alone.get("CLM-1002 third-party")).not.toMatch(/deductible/i);

    for (const visitors of [VISITORS, VISITORS.toReversed()]) {
      const together = await renderTrackers(visitors);
      for (const [name, { root }] of together) expect(root.textContent).toBe(alone.get(name));
      cleanup();
      document.body.replaceChildren();
    }
  });

  test("each emits its own claim and persona, and no other", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const shown = await renderTrackers(VISITORS);
    for (const visitor of VISITORS)
      await userEvent.click(controlOf(shown.get(nameOf(visitor)), "View & upload documents"));

    for (const visitor of VISITORS) {
      const events = shown.get(nameOf(visitor))?.events ?? [];
      const persona = visitor.isThirdParty ? "third-party" : "member";
      expect(new Set(events.map((event) => event.persona))).toEqual(new Set([persona]));
      expect(events.filter(({ type }) => type === "ck:action")).toMatchObject([
        { action: "view-documents", detail: { claimNumber: visitor.claimNumber } },
      ]);
    }
  });

  test("each has its own selection", async () => {
    // Wide enough for all cards, so that clicking one does not scroll to it, which also selects it.
    await page.viewport(1280, 800);
    const shown = await renderTrackers(VISITORS);
    const pressed = (): (string | null)[][] =>
      [...shown.values()].map(({ root }) =>
        [...root.querySelectorAll("[aria-pressed=true]")].map(({ textContent }) => textContent),
      );
    const [, ...others] = pressed();

    await userEvent.click(controlOf(shown.get("CLM-1002 member"), "Report Complete"));

    await expect.poll(pressed).toEqual([["Report Complete"], ...others]);
  });

  // An answer is stored for the claim, for all personas: docs/reference/claims.md#feedback-question.
  test("an answer is emitted by the widget that asked, and stored for the claim", async () => {
    const shown = await renderTrackers(VISITORS);

    await userEvent.click(controlOf(shown.get("CLM-1002 member"), "Yes"));

    const trackersThatAsk = (): string[] =>
      [...shown]
        .filter(([, { root }]) => root.textContent?.includes("Was this helpful?"))
        .map(([name]) => name);
    await expect.poll(trackersThatAsk).toEqual(["CLM-1001 member", "CLM-2003 third-party"]);
    const feedback = [...shown].map(([name, { events }]) => ({
      name,
      records: events.flatMap((event) => (event.type === "ck:feedback" ? [event.record] : [])),
    }));
    expect(feedback.filter(({ records }) => records.length > 0)).toMatchObject([
      {
        name: "CLM-1002 member",
        records: [{ claimNumber: "CLM-1002", persona: "member", feedbackResponse: "Yes" }],
      },
    ]);
  });
});
