import { nextFrames } from "@claimkit/widget-runtime/testing/next-frames";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "@claimkit/ui-kit/styles.css";
import "../styles.css";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { SLOW } from "../../testing/documents.tsx";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ClaimTracker } from "./claim-tracker.tsx";

vi.setConfig({ testTimeout: 60_000 });

afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  // Otherwise, the scroll event of the emptied page would reach the next test.
  scrollTo({ top: 0, behavior: "instant" });
  await nextFrames();
});

const PARTS = [
  "claim-number-header",
  "claim-next-steps",
  "claim-summary",
  "member-timeline",
  "report-accordion",
  "services-accordion",
  "repairs-accordion",
  "payout-accordion",
  "close-accordion",
  "contact-us",
];

const SECTIONS = ["Report", "Services", "Repairs", "Payout", "Close"];

async function allLoaded(): Promise<void> {
  await screen.findByRole("region", { name: "Close" }, SLOW);
  await vi.waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull(), SLOW);
}

/** The focused section of the page. */
const focusedSection = (): string | null | undefined =>
  document.activeElement?.closest("[data-widget]")?.getAttribute("data-widget");

const card = (name: string): HTMLElement =>
  screen
    .getAllByRole("button", { name: new RegExp(name) })
    .find((each) => each.closest("[data-widget=member-timeline]")) ?? document.body;

/** Clicks a control in the middle of the window: WebKit's driver would click the contact bar above it. */
async function click(control: HTMLElement): Promise<void> {
  control.scrollIntoView({ behavior: "instant", block: "center" });
  // The bar that names the section appears a frame later, before all others: the driver, which finds the control by
  // its position among its siblings, would miss it.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await userEvent.click(control);
}

/** Waits until the page has not scrolled for 20 frames. */
async function scrollSettled(): Promise<void> {
  for (let frames = 0, from = scrollY; frames < 20; from = scrollY) {
    await new Promise(requestAnimationFrame);
    frames = scrollY === from ? frames + 1 : 0;
  }
}

test("renders all parts of a claim page in order", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />);
  await allLoaded();

  const tracker = screen.getByRole("group", { name: "Your claim" });
  const parts = [...tracker.querySelectorAll("[data-widget]")];
  expect(parts.map((part) => part.getAttribute("data-widget"))).toEqual(PARTS);
  expect(screen.getByRole("heading", { name: "Claim progress", level: 2 })).toBeTruthy();
  const names = ["Your next steps", "Claim timeline", ...SECTIONS, "Contact us"];
  expect(screen.getAllByRole("heading", { level: 3 })).toEqual(
    names.map((name) => screen.getByRole("heading", { level: 3, name })),
  );
  expect(screen.getByRole("button", { name: "Report" }).textContent).toBe("ReportComplete");
  expect(screen.getByRole("button", { name: "Read the claims FAQs" })).toBeTruthy();
});

test("every call whose inputs are known starts immediately, and only once", async () => {
  const { requests } = renderOverSandbox(
    <ClaimTracker claimNumber="CLM-1006" contactId="CNT-1006" />,
    { sandbox: { latencyMs: 600_000 } },
  );
  await new Promise((resolve) => setTimeout(resolve));

  expect(requests.map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
    "/claim-summaries/CLM-1006",
    "/claims/CLM-1006/timelines/CNT-1006",
    "/close-details/CLM-1006",
    "/payout-details/CLM-1006",
    "/repairs-details/CLM-1006",
    "/report-details/CLM-1006",
    "/services-details/CLM-1006",
  ]);
});

test("contacts are requested when they are opened", async () => {
  const { requests } = renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />);
  await allLoaded();
  expect(requests.filter(({ url }) => url.includes("contact-us"))).toEqual([]);

  // Without styles, the bar that names the section moves the button away from WebKit's pointer.
  fireEvent.click(screen.getByRole("button", { name: "Contact us" }));
  expect(await screen.findByText("General claims questions")).toBeTruthy();
});

test.each([360, 1280])(
  "selecting a category scrolls to its section and focuses it, at %i px",
  async (width) => {
    await page.viewport(width, 800);
    renderOverSandbox(<ClaimTracker claimNumber="CLM-1002" />);
    await allLoaded();

    await click(card("Payout"));

    const payout = screen.getByRole("group", { name: "Payout" });
    expect(document.activeElement).toBe(payout);
    await expect.element(page.elementLocator(payout)).toBeInViewport();
  },
);

test("selecting a card renders no section again", async () => {
  const paidBy = vi.fn<() => string>(() => "Paid so far");
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />, {
    messages: [{ locale: "en-US", texts: { payout: { paidBy } } }],
  });
  await allLoaded();
  // At the top and in the section.
  expect(screen.getAllByText("Paid so far")).toHaveLength(2);
  const renders = paidBy.mock.calls.length;

  // A real mouse would scroll the timeline first, which also selects.
  card("Report").click();

  await expect.poll(() => card("Report").getAttribute("aria-pressed")).toBe("true");
  expect(paidBy).toHaveBeenCalledTimes(renders);
});

test("scrolling to a section selects its category, and emits no click", async () => {
  await page.viewport(1280, 500);
  const { events } = renderOverSandbox(<ClaimTracker claimNumber="CLM-1002" />);
  await allLoaded();

  screen.getByRole("group", { name: "Services" }).scrollIntoView({ behavior: "instant" });

  await vi.waitFor(() => expect(card("Services").getAttribute("aria-pressed")).toBe("true"));
  expect(events.filter(({ type }) => type === "ck:select")).toEqual([]);
  expect(document.activeElement).toBe(document.body);

  // Above the first section.
  scrollTo({ top: 0, behavior: "instant" });
  await nextFrames();
  expect(card("Services").getAttribute("aria-pressed")).toBe("true");
});

test("scrolling to a section selects its category in a frame too", async () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  const inside = frame.contentDocument as Document;
  renderOverSandbox(createPortal(<ClaimTracker claimNumber="CLM-1002" />, inside.body));
  const services = () => inside.querySelector("[data-widget=services-accordion]");
  await expect.poll(() => services() && !inside.querySelector("[aria-busy=true]"), SLOW).toBe(true);

  services()?.scrollIntoView({ behavior: "instant" });

  await expect
    .poll(() => inside.querySelector("button[aria-pressed=true]")?.textContent)
    .toContain("Services");
});

test.each([{ scrollend: "with" }, { scrollend: "without" }])(
  "scrolling after a selection selects the section in view, in a browser $scrollend scrollend",
  async ({ scrollend }) => {
    const browser = new AbortController();
    if (scrollend === "without") {
      const hide = (event: Event): void => event.stopImmediatePropagation();
      addEventListener("scrollend", hide, { capture: true, signal: browser.signal });
    }
    await page.viewport(1280, 500);
    renderOverSandbox(<ClaimTracker claimNumber="CLM-1002" />);
    await allLoaded();
    const report = screen.getByRole("group", { name: "Report" });
    report.scrollIntoView({ behavior: "instant" });
    await vi.waitFor(() => expect(card("Report").getAttribute("aria-pressed")).toBe("true"));

    await userEvent.click(card("Payout"));
    await vi.waitFor(() => expect(focusedSection()).toBe("payout-accordion"));
    await scrollSettled();
    report.scrollIntoView({ behavior: "instant" });

    await vi.waitFor(() => expect(card("Report").getAttribute("aria-pressed")).toBe("true"));
    browser.abort();
  },
);

test("an answer about the payout records the type of the claim", async () => {
  const { events } = renderOverSandbox(<ClaimTracker claimNumber="CLM-1002" showFeedback />);
  await allLoaded();

  await userEvent.click(screen.getByRole("button", { name: "Yes" }));

  expect(events.filter(({ type }) => type === "ck:feedback")).toMatchObject([
    { record: { claimType: expect.stringMatching(/./) } },
  ]);
});

test("a next step moves to its section, unless the host prevents it", async () => {
  const { rerender } = renderOverSandbox(<ClaimTracker claimNumber="CLM-1001" />);
  await allLoaded();
  await userEvent.click(screen.getByRole("button", { name: "See your options" }));
  expect(focusedSection()).toBe("repairs-accordion");

  rerender(<ClaimTracker claimNumber="CLM-1001" onAction={(event) => event.preventDefault()} />);
  const step = screen.getByRole("button", { name: "See your options" });
  await userEvent.click(step);
  expect(document.activeElement).toBe(step);
});

test("emits open-faqs, unless it has FAQs", async () => {
  const onAction = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { rerender } = renderOverSandbox(
    <ClaimTracker claimNumber="CLM-1001" onAction={onAction} />,
  );
  await allLoaded();
  await userEvent.click(screen.getByRole("button", { name: "Read the claims FAQs" }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      action: "open-faqs",
      widget: "claim-tracker",
      detail: { claimNumber: "CLM-1001" },
    }),
  );

  rerender(<ClaimTracker claimNumber="CLM-1001" faqs={<h3>Questions of others</h3>} />);
  expect(screen.getByRole("heading", { name: "Questions of others" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Read the claims FAQs" })).toBeNull();
});

test("emits events for each part by name, to the tracker's handlers too", async () => {
  const onReady = vi.fn();
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1002" onReady={onReady} />);
  await allLoaded();

  await vi.waitFor(() => {
    const ready = onReady.mock.calls.map(([{ widget }]) => widget);
    expect(ready).toEqual(expect.arrayContaining(PARTS.filter((part) => part !== "contact-us")));
  });
});

test("a part that fails does not affect the others", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1002" />, {
    sandbox: { faults: { repairsDetails: { status: 500 } } },
  });
  await allLoaded();

  expect(screen.getAllByText(/didn't load/).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Your next steps didn't load. We'll get it fixed."),
    expect.stringContaining("Your claim repairs section didn't load. We'll get that fixed."),
  ]);
  expect(screen.getByRole("region", { name: "Payout" })).toBeTruthy();
});

test("without a claim number, it shows one message, emits one error and requests nothing", async () => {
  const { requests, events } = renderOverSandbox(<ClaimTracker claimNumber="" />);

  expect(await screen.findByText("Your claim didn't load. We'll get it fixed.")).toBeTruthy();
  await vi.waitFor(() =>
    expect(events.filter(({ type }) => type === "ck:error")).toMatchObject([
      { widget: "claim-tracker", error: { code: "configuration" } },
    ]),
  );
  expect(requests).toEqual([]);
});

test("a third party sees no deductible and no coverage anywhere", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-2003" isThirdParty contactId="CNT-2003" />);
  await allLoaded();

  expect(document.body.textContent).not.toMatch(/deductible|coverages/i);
  expect(screen.getAllByText("Your claim has been received").length).toBeGreaterThan(0);
});

test("a total loss says nothing about repairs, also where it was paid", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1008" />);
  await allLoaded();

  expect(document.body.textContent).toMatch(/Summary of payments/);
  expect(document.body.textContent).not.toMatch(/your vehicle repairs/);
});

test("starts over for another claim", async () => {
  const { rerender } = renderOverSandbox(
    <ClaimTracker claimNumber="CLM-1002" selectedCategory="PAYOUT" />,
  );
  await allLoaded();
  expect(card("Payout").getAttribute("aria-pressed")).toBe("true");
  // The scroll to the section goes on while the next claim replaces the page.
  const isScrolling = new Promise((resolve) =>
    document.addEventListener("scroll", resolve, { once: true }),
  );
  card("Close").click();
  await isScrolling;

  rerender(<ClaimTracker claimNumber="CLM-1003" selectedCategory="PAYOUT" />);
  await screen.findByText("2018 Subaru Outback Limited");
  await allLoaded();
  await scrollSettled();
  expect(card("Payout").getAttribute("aria-pressed")).toBe("true");
  expect(screen.queryByText("2022 Honda CR-V EX")).toBeNull();
});

test("a new selectedCategory is selected again", async () => {
  const { rerender } = renderOverSandbox(
    <ClaimTracker claimNumber="CLM-1006" selectedCategory="REPORT" />,
  );
  await allLoaded();

  rerender(<ClaimTracker claimNumber="CLM-1006" selectedCategory="CLOSE" />);

  expect(card("Close").getAttribute("aria-pressed")).toBe("true");
});

test.each([{ selectedCategory: undefined }, { selectedCategory: "payout" as "PAYOUT" }])(
  "a press on the card that is selected first ($selectedCategory) selects nothing",
  async ({ selectedCategory }) => {
    const { events } = renderOverSandbox(
      <ClaimTracker claimNumber="CLM-1006" selectedCategory={selectedCategory} />,
    );
    await allLoaded();
    expect(card("Payout").getAttribute("aria-pressed")).toBe("true");

    await click(card("Payout"));

    expect(card("Payout").getAttribute("aria-pressed")).toBe("false");
    expect(events).toContainEqual(expect.objectContaining({ type: "ck:select", value: null }));
  },
);

test("is translated into Spanish in every part", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />, inSpanish);
  await screen.findByRole("heading", { name: "Reparaciones" });

  expect(screen.getByRole("group", { name: "Su reclamo" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Sus próximos pasos" })).toBeTruthy();
});

test("has no axe violations on the whole page", async () => {
  renderOverSandbox(
    <main>
      <h1>Your claim</h1>
      <ClaimTracker claimNumber="CLM-1006" />
    </main>,
  );
  await allLoaded();

  expect(await accessibilityFaults()).toEqual([]);
});
