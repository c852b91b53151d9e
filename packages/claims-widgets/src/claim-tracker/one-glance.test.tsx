import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, onTestFinished } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { claimOf } from "../../testing/claim-of.ts";
import { HOST, openClaimPage, withClaimPages } from "../../testing/claim-page.tsx";
import { SLOW } from "../../testing/documents.tsx";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ClaimTracker } from "./claim-tracker.tsx";

// What a claimant sees without scrolling. Rules: docs/reference/claims.md#claim-tracker

withClaimPages();

/** Stages, cards and headings are text in print. */
const PRINTED_BUTTONS = "[data-part=stage], [data-part=card], [data-part=toggle]";

const STAGES = ["Report", "Services", "Repairs", "Payout", "Close"];

/** Opens the page of a claim as its member or its third party. */
async function openClaim(claimNumber: string, settings: object = HOST): Promise<void> {
  await openClaimPage(claimOf(claimNumber), settings);
}

const path = (): HTMLElement => screen.getByRole("list", { name: "Stages of your claim" });
const stage = (name: string): HTMLElement =>
  within(path()).getByRole("button", { name: new RegExp(`^${name}`) });
const steps = (): HTMLElement => screen.getByRole("group", { name: "Your next steps" });

describe.each([
  { language: "English", settings: HOST, name: "Stages of your claim" },
  { language: "Spanish", settings: { ...HOST, ...inSpanish }, name: "Etapas de su reclamo" },
])("in $language", ({ settings, name }) => {
  test.each([
    { width: 320, height: 568 },
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
    // 1280 × 1024 at 400 % zoom.
    { width: 320, height: 256 },
  ])("all five stages are visible at $width × $height px", async ({ width, height }) => {
    await page.viewport(width, height);
    await openClaim("CLM-1006", settings);

    const names = [...screen.getByRole("list", { name }).querySelectorAll(".ck-claim-path-name")];
    const boxes = names.map((each) => each.getBoundingClientRect());
    expect(boxes).toHaveLength(STAGES.length);
    for (const [place, { left, right }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

test("the whole page of CLM-1006 is at most 3,600 px high on a phone", async () => {
  await page.viewport(360, 740);
  await openClaim("CLM-1006");
  const tracker = screen.getByRole("group", { name: "Your claim" });
  screen.getByRole("region", { name: "Repairs" }).scrollIntoView({ behavior: "instant" });
  await screen.findByRole("button", { name: "Open Current estimate" }, SLOW);

  expect(tracker.offsetWidth).toBeLessThanOrEqual(360);
  expect(tracker.offsetHeight).toBeLessThanOrEqual(3600);
  // What is complete takes less space.
  expect(screen.getByRole("button", { name: "Coverages" }).ariaExpanded).toBe("false");
});

test.each([320, 360])(
  "the Spanish stages have room between their names at %i px",
  async (width) => {
    await page.viewport(width, 740);
    renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />, inSpanish);
    await screen.findByRole("button", { name: /^Reparaciones/ });

    const names = [...document.querySelectorAll(".ck-claim-path-name")].map((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getBoundingClientRect();
    });
    expect(names).toHaveLength(5);
    for (const [place, { left }] of names.entries())
      expect(left - (names[place - 1]?.right ?? 0)).toBeGreaterThan(4);
  },
);

test.each([
  { width: 360, height: 479 },
  { width: 1280, height: 479 },
])("nothing stays in view in a window of $width × $height px", async ({ width, height }) => {
  await page.viewport(width, height);
  await openClaim("CLM-1006");

  screen.getByRole("group", { name: "Payout" }).scrollIntoView({ behavior: "instant" });

  const tracker = screen.getByRole("group", { name: "Your claim" });
  const sticking = [...tracker.querySelectorAll("*")].filter(
    (element) =>
      element.checkVisibility() && ["sticky", "fixed"].includes(getComputedStyle(element).position),
  );
  expect(sticking).toEqual([]);
});

test("opens and closes all sections, and nothing else", async () => {
  await openClaim("CLM-1006");
  const toggle = (): HTMLElement => screen.getByRole("button", { name: /^(Open|Close) all$/ });
  const open = (): (string | null)[] =>
    screen
      .queryAllByRole("button", { expanded: true })
      .map(({ textContent }) => textContent)
      .filter((name) => STAGES.some((each) => name?.startsWith(each)));

  await userEvent.click(toggle());
  expect(open()).toEqual([]);

  await userEvent.click(toggle());
  expect(open()).toHaveLength(STAGES.length);
  expect(screen.getByRole("button", { name: "Contact us", expanded: false })).toBeTruthy();
});

test("there is nothing to open before a section has loaded", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />, { sandbox: { latencyMs: 600_000 } });

  expect(screen.queryByRole("button", { name: "Open all" })).toBeNull();
});

test("says the status, what happened, and the latest update of the category in progress", async () => {
  await openClaim("CLM-1006");

  const head = document.querySelector(".ck-claim-status");
  expect([...(head?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Repairs In Progress",
    "Sideswipe by a shuttle bus Oct 18, 2026 ",
    "Parts have arrived and repairs have begun.",
  ]);
});

test("the claim's own person is the one to call, next to the general number on a wide page", async () => {
  await openClaim("CLM-1007");
  const bar = document.querySelector<HTMLElement>(".ck-claim-contact-bar") ?? document.body;
  const numbers = (): (string | null)[] =>
    [...bar.querySelectorAll("a")]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getAttribute("href"));
  expect(numbers()).toEqual(["tel:+18005550148", "tel:+18005550199"]);
  expect(within(bar).getByRole("link", { name: "Call Mei Tanaka 800-555-0148" })).toBeTruthy();

  await page.viewport(360, 740);

  expect(numbers()).toEqual(["tel:+18005550148"]);
});

test("a stage says its status, and leads to its section", async () => {
  await openClaim("CLM-1006");
  expect(
    within(path())
      .getAllByRole("button")
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual([
    "Report, Complete",
    "Services, Complete",
    "Repairs, In progress",
    "Payout, In progress",
    "Close, Not started",
  ]);
  // The one that the status above it is about.
  expect(stage("Repairs").ariaCurrent).toBe("step");

  await userEvent.click(stage("Close"));

  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Close" }));
});

test("without a timeline, stages have no status", async () => {
  await openClaimPage(
    { claimNumber: "CLM-1006" },
    { sandbox: { faults: { timelines: { status: 404 } } } },
  );

  expect(
    within(path())
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(STAGES);
});

const bar = (): Element | null => document.querySelector(".ck-claim-path-bar");

test.each([
  { control: "a stage", press: () => stage("Repairs") },
  {
    control: "a next step",
    press: () => screen.getByRole("button", { name: "Go to the valuation" }),
  },
])("the bar names the section that $control leads to", async ({ press }) => {
  await page.viewport(360, 740);
  await openClaim("CLM-1007");

  await userEvent.click(press());

  await expect.poll(() => bar()?.querySelector("strong")?.textContent).toBe("Repairs");
});

test("a bar names the section in view once the path is out of view, except in a low window", async () => {
  await page.viewport(360, 740);
  await openClaim("CLM-1006");
  scrollTo(0, 0);
  await expect.poll(bar).toBeNull();
  // Here it would cover the summary without being at the top of the window.
  screen.getByRole("group", { name: "Your next steps" }).scrollIntoView({ behavior: "instant" });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(bar()).toBeNull();

  screen.getByRole("group", { name: "Services" }).scrollIntoView({ behavior: "instant" });

  await expect.poll(() => bar()?.querySelector("strong")?.textContent).toBe("Services");
  expect(bar()?.getBoundingClientRect()).toMatchObject({ top: 0, height: 44 });
  expect(bar()?.ariaHidden).toBe("true");

  await page.viewport(320, 256);
  await expect.poll(() => bar()?.checkVisibility()).toBe(false);
});

describe("a next step leads to the heading of its block, which is open and below the bar", () => {
  test.each([
    {
      claimNumber: "CLM-1001",
      step: "See your options",
      heading: "Get an estimate for your vehicle",
    },
    { claimNumber: "CLM-1002", step: "See your appointment", heading: "Your appointment" },
    { claimNumber: "CLM-1007", step: "Go to the valuation", heading: /^Valuation/ },
  ])("$step", async ({ claimNumber, step, heading }) => {
    await page.viewport(360, 740);
    await openClaim(claimNumber);

    await userEvent.click(screen.getByRole("button", { name: step }));

    const focused = document.activeElement;
    const found = screen.getByRole("heading", { name: heading });
    expect(focused?.closest("h1, h2, h3, h4, h5, h6")).toBe(found);
    await expect.poll(() => found.getBoundingClientRect().top).toBeLessThan(200);
    expect(found.getBoundingClientRect().top).toBeGreaterThanOrEqual(44);
    expect(focused?.ariaExpanded).not.toBe("false");
  });
});

test("a next step opens its section if the user has closed it", async () => {
  await openClaim("CLM-1007");
  await userEvent.click(screen.getByRole("button", { name: "Close all" }));

  await userEvent.click(screen.getByRole("button", { name: "Go to the valuation" }));

  const focused = document.activeElement;
  expect(screen.getAllByRole("button", { name: /valuation/i })).toContain(focused);
  await expect.poll(() => focused && focused.getBoundingClientRect().top).toBeLessThan(400);
  expect(screen.queryByRole("region", { name: "Report" })).toBeNull();
});

describe("money", () => {
  const figures = (): string[] =>
    [...document.querySelectorAll(".ck-claim-money :is(dt, dd)")].map(
      ({ textContent }) => textContent,
    );
  const drawing = (): Element | null => document.querySelector(".ck-claim-money svg");

  test("is what the insurer paid and the deductible, drawn to scale", async () => {
    await openClaim("CLM-1006");

    expect(figures()).toEqual(["Acme paid", "$4,738.90", "Deductible", "$1,000"]);
    const [deductible, paid] = drawing()?.children ?? [];
    const colorOf = (name: string): string =>
      getComputedStyle(screen.getAllByText(name)[0] ?? document.body, "::before").backgroundColor;
    expect(paid && getComputedStyle(paid).fill).toBe(colorOf("Acme paid"));
    expect(deductible && getComputedStyle(deductible).fill).toBe(colorOf("Deductible"));
  });

  test("breaks no amount that fits on a line, also with wide text spacing", async () => {
    await page.viewport(1000, 800);
    document.body.style.letterSpacing = "0.12em";
    onTestFinished(() => document.body.removeAttribute("style"));
    await openClaim("CLM-1006");

    const lines = [...document.querySelectorAll(".ck-claim-money dd")].map((amount) => {
      const text = new Range();
      text.selectNodeContents(amount);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toEqual([1, 1]);
  });

  test("is not drawn unless both are numbers", async () => {
    await openClaim("CLM-1004");

    expect(figures()).toContain("Waived");
    expect(drawing()).toBeNull();
  });

  test("has no deductible for a third party", async () => {
    await openClaim("CLM-2003");

    expect(figures()).toEqual(["Acme paid", expect.any(String)]);
  });

  test("is not there if nothing is known", async () => {
    await openClaim("CLM-3001");

    expect(document.querySelector(".ck-claim-money")).toBeNull();
  });
});

describe("the contact bar", () => {
  test("has the host's phone number and the documents, at the bottom of a phone", async () => {
    await page.viewport(360, 740);
    await openClaim("CLM-1006");

    const call = screen.getByRole("link", { name: "Call us" });
    expect(call.getAttribute("href")).toBe("tel:+18005550199");
    expect(screen.getByRole("button", { name: "Documents" })).toBeTruthy();
    expect(call.parentElement?.getBoundingClientRect().bottom).toBe(740);
  });

  test("does not cover a focused control of the next steps", async () => {
    await page.viewport(360, 740);
    await openClaim("CLM-1003");
    const contacts = screen.getByRole("link", { name: "Call us" }).parentElement;
    const control = within(steps()).getByRole("button", { name: "Add to calendar" });
    await page.viewport(360, Math.ceil(control.getBoundingClientRect().bottom));

    control.focus();

    await expect
      .poll(() => control.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(contacts?.getBoundingClientRect().top ?? 0);
  });

  test("has only the documents without a phone number", async () => {
    await openClaim("CLM-1006", { phone: undefined });

    expect(screen.queryByRole("link", { name: "Call us" })).toBeNull();
    expect(screen.getByRole("button", { name: "Documents" })).toBeTruthy();
  });
});

describe("in print", () => {
  /** As wide as a letter with margins of half an inch. */
  const PAPER = 720;

  beforeEach(async () => {
    await page.viewport(PAPER, 960);
    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  });
  afterEach(() => cdp().send("Emulation.setEmulatedMedia", { media: "" }));

  function expectOnPaper(element: Element): void {
    const { left, right } = element.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PAPER);
  }

  test("the path is whole, and nothing is there that only works on a screen", async () => {
    await openClaim("CLM-1006", { ...HOST, hrefs: { "view-documents": "#documents" } });

    const tracker = screen.getByRole("group", { name: "Your claim" });
    const shown = [...tracker.querySelectorAll("button")].filter((each) => each.checkVisibility());
    expect(screen.queryByRole("link", { name: "View & upload documents" })).toBeNull();
    // Nobody has opened it, so it has no contacts.
    expect(screen.queryByText("Contact us")?.checkVisibility()).toBe(false);
    expect(shown.filter((each) => !each.matches(PRINTED_BUTTONS))).toEqual([]);
    const dots = [...path().querySelectorAll(".ck-timeline-marker")];
    expect(dots).toHaveLength(STAGES.length);
    for (const dot of dots) {
      expectOnPaper(dot);
      expect(getComputedStyle(dot).printColorAdjust).toBe("exact");
    }
  });

  test("every card of the timeline is on the paper", async () => {
    await openClaim("CLM-1006");

    const cards = [...document.querySelectorAll(".ck-timeline-card")];
    expect(cards).toHaveLength(STAGES.length);
    for (const card of cards) expectOnPaper(card);
  });

  test("every section is open and whole, and the foot has the number and the day", async () => {
    await openClaim("CLM-1006");
    for (const toggle of document.querySelectorAll<HTMLElement>("[aria-expanded=true]")) {
      act(() => toggle.click());
    }

    act(() => void dispatchEvent(new Event("beforeprint")));

    expect(screen.getByText("Claim CLM-1006, printed on Nov 20, 2026").checkVisibility()).toBe(
      true,
    );
    const blocks = document.querySelectorAll(
      ".ck-card, .ck-section-part, .ck-repairs-block, .ck-close",
    );
    for (const block of blocks) expect(getComputedStyle(block).breakInside).toBe("avoid");
    expect(screen.getByText("Incident date").checkVisibility()).toBe(true);
  });
});

describe("the path of a closed claim", () => {
  afterEach(() => cdp().send("Emulation.setEmulatedMedia", { features: [] }));

  const animations = (): string[] => [
    ...[...path().querySelectorAll("li")].map(
      (each) => getComputedStyle(each, "::after").animationName,
    ),
    ...[...path().querySelectorAll("svg")].map((tick) => getComputedStyle(tick).animationName),
  ];
  const motion = (value: string): Promise<unknown> =>
    cdp().send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value }],
    });

  test("fills, and its ticks are drawn", async () => {
    await motion("no-preference");
    await openClaim("CLM-1011");

    expect(animations()).toEqual(
      expect.arrayContaining(["ck-claim-path-fill", "ck-claim-path-tick"]),
    );
    expect(screen.getAllByText("Your claim is now closed").length).toBeGreaterThan(0);
  });

  test("does not move if the user prefers reduced motion", async () => {
    await motion("reduce");
    await openClaim("CLM-1011");

    expect(new Set(animations())).toEqual(new Set(["none"]));
  });
});

test("on a wide page, the next step, money and contact stay next to the sections", async () => {
  await page.viewport(1280, 800);
  await openClaim("CLM-1006");

  screen.getByRole("group", { name: "Payout" }).scrollIntoView({ behavior: "instant" });

  await expect.element(page.getByText("Pay your deductible").first()).toBeInViewport();
  await expect.element(page.getByRole("link", { name: "Call us" })).toBeInViewport();
});

test("names from a server of another language say so", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />, { locale: "es-US" });
  const [news] = await screen.findAllByText(
    "Parts have arrived and repairs have begun.",
    undefined,
    SLOW,
  );

  expect(news?.lang || news?.closest("[lang]")?.getAttribute("lang")).toMatch(/^en/);
});
