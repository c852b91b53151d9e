import type { CallName } from "@claimkit/claims-api";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import "@claimkit/ui-kit/styles.css";
import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import "../styles.css";
import { accessibilityFaults } from "@claimkit/widget-runtime/testing/accessibility-faults";
import { SLOW } from "../../testing/documents.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ClaimTracker } from "./claim-tracker.tsx";

// Rules: docs/reference/claims.md#loading-together

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  clearAnnouncements();
});

const WAIT = "Please wait while we process your request.";

const CALLS: readonly CallName[] = [
  "claimSummary",
  "timelines",
  "reportDetails",
  "servicesDetails",
  "repairsDetails",
  "payoutDetails",
  "closeDetails",
];

/** Delays of the calls in ms, in this order. */
const staggered = (calls: readonly CallName[], step: number) => ({
  faults: Object.fromEntries(calls.map((call, index) => [call, { delayMs: (index + 1) * step }])),
});

const loaded = (): Promise<void> =>
  vi.waitFor(() => {
    expect(document.querySelector("[data-widget=close-accordion]")).toBeTruthy();
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
  }, SLOW);

test("before any answer, it has its headings, and one text that says to wait", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />, { sandbox: { latencyMs: 600_000 } });

  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Claim progress",
    "Your next steps",
    "Claim timeline",
    "Report",
    "Services",
    "Repairs",
    "Payout",
    "Close",
    "Contact us",
  ]);
  expect(screen.getAllByText(WAIT)).toHaveLength(1);
  expect(await accessibilityFaults()).toEqual([]);
});

test("announces the wait and its end once", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />, { sandbox: staggered(CALLS, 180) });
  await loaded();

  await vi.waitFor(() => expect(announcements()).toEqual([WAIT, "Finished loading."]));
});

test("shows all answers in one step, unless one of them is slow", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />, {
    sandbox: { faults: { servicesDetails: { delayMs: 3000 }, payoutDetails: { delayMs: 300 } } },
  });

  await screen.findByText("Your next steps");
  const busy = (): number => document.querySelectorAll("[aria-busy=true]").length;
  const steps = new Set<number>();
  await vi.waitFor(() => {
    steps.add(busy());
    expect(busy()).toBe(0);
  }, SLOW);
  expect([...steps]).toEqual([8, 1, 0]);
});

/** Adds up the layout shifts of the page, as the Core Web Vitals do: https://web.dev/articles/cls. */
function watchShifts(): () => number {
  let sum = 0;
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  function add(entries: PerformanceEntryList): void {
    for (const entry of entries) if ("value" in entry) sum += Number(entry.value);
  }
  observer.observe({ type: "layout-shift" });
  onTestFinished(() => observer.disconnect());
  return () => {
    add(observer.takeRecords());
    return sum;
  };
}

test.each([
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
])("what is visible does not move at $width × $height px", async ({ width, height }) => {
  await page.viewport(width, height);
  for (const claimNumber of ["CLM-1001", "CLM-1006", "CLM-1011"]) {
    const shifts = watchShifts();
    renderOverSandbox(<ClaimTracker claimNumber={claimNumber} />, {
      sandbox: staggered(CALLS.toReversed(), 100),
    });
    await loaded();
    // Observers are notified after the frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));

    expect(shifts(), claimNumber).toBeLessThanOrEqual(0.02);
    cleanup();
  }
});
