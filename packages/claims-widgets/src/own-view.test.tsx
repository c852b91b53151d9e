import type { PayoutDetails } from "@claimkit/claims-api";
import type { RenderLoad } from "@claimkit/widget-runtime";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "@claimkit/ui-kit/styles.css";
import { announcements, clearAnnouncements } from "@claimkit/ui-kit/testing/announcements";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimNextSteps } from "./next-steps/next-steps.tsx";
import type { NextSteps } from "./next-steps/next-steps-of.ts";
import { PayoutAccordion } from "./payout/payout.tsx";

// Rules: docs/reference/claims.md#your-own-view

afterEach(() => {
  cleanup();
  clearAnnouncements();
  vi.restoreAllMocks();
});

test("shows the host's own skeleton, failure and empty state, and says to wait", async () => {
  const own: RenderLoad<PayoutDetails> = ({ status, data, reload }) => {
    if (status === "loading") return <p>Skeleton of the host</p>;
    if (status === "error") return <button onClick={reload}>Retry of the host</button>;
    return data?.paymentDetails.length === 0 && <p>Empty state of the host</p>;
  };
  const { sandbox, events } = renderOverSandbox(
    <PayoutAccordion claimNumber="CLM-1001" render={own} />,
    { sandbox: { latencyMs: 700, faults: { payoutDetails: { status: 500 } } } },
  );
  expect(screen.getByText("Skeleton of the host")).toBeTruthy();
  await vi.waitFor(() =>
    expect(announcements()).toEqual(["Please wait while we process your request."]),
  );

  const retry = await screen.findByText("Retry of the host");
  expect(screen.queryByRole("alert")).toBeNull();
  sandbox.faults.clear();
  await userEvent.click(retry);

  expect(await screen.findByText("Empty state of the host")).toBeTruthy();
  expect(screen.queryByText("Skeleton of the host")).toBeNull();
  await expect
    .poll(() => events.map(({ type }) => type))
    .toEqual(expect.arrayContaining(["ck:loading", "ck:error", "ck:ready"]));
});

test("shows the widget's own waiting state if the host has none", () => {
  renderOverSandbox(<ClaimNextSteps claimNumber="CLM-1006" render={() => undefined} />, {
    sandbox: { latencyMs: 600_000 },
  });

  const waiting = screen.getByText("Please wait while we process your request.");
  expect(waiting.closest(".ck-sr-only")).toBeNull();
});

test("shows changed data in the widget's way: another order, and a step without its button", async () => {
  const changed: RenderLoad<NextSteps> = ({ data }, view) => {
    const steps = data?.steps.map((step) => ({ ...step, block: undefined })) ?? [];
    const [first] = steps;
    if (!data || !first) return undefined;
    const photos = { ...first, name: "as-insurer-says", words: "Send us photos" } as const;
    return view({ ...data, steps: [...steps, photos].toReversed() });
  };
  renderOverSandbox(
    <ClaimNextSteps claimNumber="CLM-1007" onNextStep={() => {}} render={changed} />,
  );

  const steps = await screen.findAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "Send us photosReview the valuation and call us",
    "Read the valuation of your vehicleReview the valuation and call us",
  ]);
});

test("a view that throws is a failure of the widget, with its cause", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const cause = new Error("broken");
  const { events } = renderOverSandbox(
    <PayoutAccordion
      claimNumber="CLM-1006"
      render={() => {
        throw cause;
      }}
    />,
  );

  await expect.poll(() => page.getByRole("alert").query()?.textContent).toMatch(/payout section/);
  expect(document.body.textContent).not.toContain("$");
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({ type: "ck:error", widget: "payout-accordion", cause }),
    );
});
