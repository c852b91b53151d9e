import type { PayoutDetails } from "@claimkit/claims-api";
import { formatMoney } from "@claimkit/claims-api/format";
import { createSandbox, type Sandbox, type SandboxOptions } from "@claimkit/sandbox";
import { type ClaimsEvent, configureClaimkit, type LoadPlaceMap } from "@claimkit/widget-runtime";
import { cleanup } from "@testing-library/react";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { type JSX, use } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "@claimkit/ui-kit/styles.css";
import "../styles.css";
import { SLOW } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { defineClaimsWidgetsElements } from "../elements.tsx";
import { usePayoutDetails } from "../payout/payout.tsx";
import { ClaimTracker } from "./claim-tracker.tsx";
import { TrackerAside, TrackerHead, TrackerMain, TrackerSections } from "./tracker-areas.tsx";
import { useClaim } from "./tracker-context.ts";
import {
  TrackerContactBar,
  TrackerFaqs,
  TrackerNextSteps,
  TrackerNumber,
  TrackerPath,
  TrackerStatus,
  TrackerSummary,
  TrackerTimeline,
} from "./tracker-parts.tsx";
import { TrackerSection } from "./tracker-section.tsx";

// Rules: docs/reference/claims.md#your-own-sections

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A tracker on a page. */
interface Rendered {
  root: ParentNode & Node;
  sandbox: Sandbox;
  events: ClaimsEvent[];
}

/** Renders the page of the host below: two sections replaced, one added, one moved, and one hidden. */
type RenderOwnPage = (claimNumber: string, options?: SandboxOptions) => Rendered;

function OwnPayout(): JSX.Element | null {
  const { data } = usePayoutDetails(useClaim());
  return data ? <h3>We paid {formatMoney(data.providerPaidAmount)}</h3> : null;
}

const renderInReact: RenderOwnPage = (claimNumber, options = {}) => {
  const { sandbox, events } = renderOverSandbox(
    <ClaimTracker claimNumber={claimNumber}>
      <TrackerHead>
        <TrackerNumber />
        <TrackerStatus />
        <TrackerPath />
      </TrackerHead>
      <TrackerAside>
        <TrackerNextSteps />
        <h3>Money of the host</h3>
        <TrackerContactBar />
      </TrackerAside>
      <TrackerMain>
        <TrackerSummary />
        <TrackerTimeline />
        <TrackerSections>
          <TrackerSection category="PAYOUT">
            <OwnPayout />
          </TrackerSection>
          <TrackerSection category="REPORT" />
          <h3>Note of the host</h3>
          <TrackerSection category="REPAIRS" />
          <TrackerSection category="CLOSE" />
        </TrackerSections>
        <TrackerFaqs />
      </TrackerMain>
    </ClaimTracker>,
    { sandbox: options, clientOptions: { retry: { retries: 0 } } },
  );
  return { root: document.body, sandbox, events };
};

const renderElement: RenderOwnPage = (claimNumber, options) => {
  const sandbox = createSandbox(options);
  const client = sandboxClient({ fetch: sandbox.fetch, retry: { retries: 0 } });
  configureClaimkit({ client, phone: "8005550199" });
  defineClaimsWidgetsElements();
  document.body.innerHTML = `
    <claim-tracker claim-number="${claimNumber}" sections="number, status, path, next-steps, money, contact-bar,
      summary, timeline, payout, report, note, repairs, close, faqs">
      <h3 slot="money">Money of the host</h3>
      <h3 slot="payout">We paid $4,738.90</h3>
      <h3 slot="note">Note of the host</h3>
    </claim-tracker>`;
  const element = document.querySelector("claim-tracker") as HTMLElement;
  const events: ClaimsEvent[] = [];
  for (const type of ["ck:error", "ck:ready"])
    element.addEventListener(type, (event) => {
      if (event instanceof CustomEvent) events.push(event.detail);
    });
  return { root: element.shadowRoot ?? element, sandbox, events };
};

const settled = (root: ParentNode): Promise<void> =>
  vi.waitFor(() => {
    expect(root.querySelector("[data-widget=close-accordion]")).toBeTruthy();
    expect(root.querySelector("[aria-busy=true]")).toBeNull();
  }, SLOW);

/** The sections in the order in which the user sees them. */
const inOrder = (names: readonly string[]): (string | undefined)[] =>
  names
    .map((name) => page.getByRole("heading", { name, level: 3 }).elements()[0])
    .toSorted((one, other) => topOf(one) - topOf(other))
    .map((heading) => names.find((name) => heading?.textContent?.startsWith(name)));

const topOf = (element: Element | undefined): number => element?.getBoundingClientRect().top ?? NaN;

describe.each([
  { host: "in React", render: renderInReact },
  { host: "as an element", render: renderElement },
])("$host", ({ render }) => {
  test("shows the sections of the host in its order, and leads to them", async () => {
    await page.viewport(360, 740);
    const { root } = render("CLM-1006");
    await settled(root);

    const own = ["Money of the host", "We paid $4,738.90", "Report", "Note of the host", "Repairs"];
    await expect.poll(() => inOrder(own)).toEqual(own);
    // Neither a section nor a control that leads to it.
    expect(root.querySelector("[data-widget=services-accordion], .ck-claim-money")).toBeNull();
    expect(root.querySelector("[data-widget=payout-accordion]")).toBeNull();
    const path = page.getByRole("list", { name: "Stages of your claim" });
    expect(path.getByRole("button").elements()).toHaveLength(4);
    expect(path.getByText("Services").elements()).toHaveLength(1);
    expect(await accessibilityFaults()).toEqual([]);

    await userEvent.click(path.getByRole("button", { name: /^Payout/ }));
    await expect
      .poll(() => page.getByText("We paid $4,738.90").element().getBoundingClientRect().top, SLOW)
      .toBeLessThan(200);
    // By scrolling, although the sections are in another order.
    await expect
      .poll(() => root.querySelector(".ck-claim-path-bar strong")?.textContent)
      .toBe("Payout");
  });

  test("loads, fails and tries again as one page", async () => {
    const { root, sandbox, events } = render("CLM-1006", {
      latencyMs: 300,
      faults: { all: { status: 503 } },
    });
    const wait = page.getByText("Please wait while we process your request.");
    await expect.poll(() => wait.elements().length).toBe(1);
    await settled(root);

    expect(root.querySelectorAll("[role=alert]")).toHaveLength(1);
    expect(page.getByText("Note of the host").query()).toBeTruthy();
    expect(page.getByText(/^Your claim report section didn't load/).query()).toBeTruthy();
    expect(events.filter(({ type }) => type === "ck:ready")).toHaveLength(2);

    sandbox.faults.clear();
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.poll(() => page.getByText("We paid $4,738.90").query(), SLOW).toBeTruthy();
    await settled(root);
    expect(page.getByText(/didn't load/).query()).toBeNull();
  });
});

test("the host's own view of a section's data waits, fails and emits like the section", async () => {
  const payout = ({ data }: { data: PayoutDetails | undefined }): JSX.Element | undefined =>
    data && <h3>We paid {formatMoney(data.providerPaidAmount)}</h3>;
  const tracker = (
    <ClaimTracker claimNumber="CLM-1006">
      <TrackerMain>
        <TrackerSection category="PAYOUT" render={payout} />
        <TrackerSection category="CLOSE" />
      </TrackerMain>
    </ClaimTracker>
  );
  const { events } = renderOverSandbox(tracker);
  expect(page.getByRole("heading", { name: "Payout" }).query()).toBeTruthy();
  await settled(document.body);

  expect(page.getByRole("heading", { name: "We paid $4,738.90" }).query()).toBeTruthy();
  expect(page.getByRole("heading", { name: "Payout" }).query()).toBeNull();
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ type: "ck:ready", widget: "payout-accordion" }));

  cleanup();
  renderOverSandbox(tracker, { sandbox: { faults: { payoutDetails: { status: 500 } } } });
  await settled(document.body);
  expect(page.getByText(/^Your claim payout section didn't load/).query()).toBeTruthy();
});

test("parts of the host that throw or suspend leave the others as they are", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const cause = new Error("broken");
  function Broken(): never {
    throw cause;
  }
  let finish: ((text: string) => void) | undefined;
  const answer = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const Slow = (): JSX.Element => <p>{use(answer)}</p>;
  const { events } = renderOverSandbox(
    <ClaimTracker claimNumber="CLM-1006">
      {null}
      <TrackerMain>
        {false}
        <>
          <Broken />
          <p>Next to it</p>
        </>
        <Slow />
        <TrackerSection category="CLOSE" />
      </TrackerMain>
    </ClaimTracker>,
  );
  await settled(document.body);

  expect(page.getByText("Next to it").query()).toBeTruthy();
  expect(page.getByRole("region", { name: "Close" }).query()).toBeTruthy();
  expect(page.getByText("This part of the page didn't load.").query()).toBeTruthy();
  expect(events).toContainEqual(
    expect.objectContaining({ type: "ck:error", widget: "claim-tracker", cause }),
  );
  finish?.("Slow content");
  await expect.poll(() => page.getByText("Slow content").query()).toBeTruthy();
});

test("of a section that is there twice, the first is shown, and developers are warned", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const sections = (hasFirst: boolean) => (
    <ClaimTracker claimNumber="CLM-1006">
      <TrackerMain>
        {hasFirst && <TrackerSection category="CLOSE">First</TrackerSection>}
        <TrackerSection category="CLOSE">Second</TrackerSection>
      </TrackerMain>
    </ClaimTracker>
  );
  const { rerender } = renderOverSandbox(sections(true));

  await expect.poll(() => page.getByText("First").query()).toBeTruthy();
  expect(page.getByText("Second").query()).toBeNull();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining("Only the first section CLOSE is shown."),
  );

  rerender(sections(false));
  await expect.poll(() => page.getByText("Second").query()).toBeTruthy();
  rerender(sections(true));
  await expect.poll(() => page.getByText("First").query()).toBeNull();
});

test("an element replaces a section by a child that is added later, and warns of wrong names", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  configureClaimkit({ client: sandboxClient({ fetch: createSandbox().fetch }) });
  defineClaimsWidgetsElements();
  document.body.innerHTML = `<claim-tracker claim-number="CLM-1006" sections="close, payments, close"></claim-tracker>`;
  const element = document.querySelector("claim-tracker");
  const root = element?.shadowRoot as ShadowRoot;
  await settled(root);
  await expect
    .poll(() => warn.mock.calls.map(([message]) => message), SLOW)
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('"payments" is not a section, and no child has slot="payments"'),
        expect.stringContaining('"close" is listed twice'),
      ]),
    );

  element?.insertAdjacentHTML("beforeend", `<p slot="close">Close of the host</p>`);

  await expect
    .poll(() => page.getByText("Close of the host").query()?.checkVisibility())
    .toBe(true);
  expect(root.querySelector("[data-widget=close-accordion]")).toBeNull();
});

test("an element keeps the rest of its page when a child replaces its first section", async () => {
  const loadPlaceMap: LoadPlaceMap = async () => ({
    default: () => <textarea aria-label="Note" />,
  });
  configureClaimkit({ client: sandboxClient({ fetch: createSandbox().fetch }), loadPlaceMap });
  defineClaimsWidgetsElements();
  document.body.innerHTML = `<claim-tracker claim-number="CLM-1002"></claim-tracker>`;
  const element = document.querySelector("claim-tracker");
  const root = element?.shadowRoot as ShadowRoot;
  await settled(root);
  await userEvent.click(page.getByRole("button", { name: "View on map" }));
  await userEvent.fill(page.getByRole("textbox", { name: "Note" }), "Bring both keys");
  const focused = root.activeElement as HTMLTextAreaElement;
  const widgets = [...root.querySelectorAll("[data-widget]")];

  element?.insertAdjacentHTML("beforeend", `<h3 slot="money">Money of the host</h3>`);

  const money = page.getByText("Money of the host");
  await expect.poll(() => money.query()?.checkVisibility()).toBe(true);
  expect(widgets.filter((widget) => !widget.isConnected)).toEqual([]);
  expect(focused.closest("dialog")?.open).toBe(true);
  expect(root.activeElement).toBe(focused);
  expect(focused.value).toBe("Bring both keys");
});
