import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { inSpanish, renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import "@claimkit/ui-kit/styles.css";
import "../styles.css";
import { ClaimNumberHeader } from "./claim-number-header.tsx";

// Rules: docs/reference/claims.md#claim-number-header

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("claim-number-header: heading 'Claim progress', with the claim number and without a call", async () => {
  const { events, requests } = renderOverSandbox(<ClaimNumberHeader claimNumber="CLM-1006" />);

  expect(screen.getByRole("heading", { name: "Claim progress", level: 2 })).toBeTruthy();
  expect(screen.getByText("CLM-1006").parentElement?.textContent).toBe("Claim number CLM-1006");
  await expect.poll(() => events.map(({ type }) => type)).toEqual(["ck:loading", "ck:ready"]);
  expect(requests).toEqual([]);
});

test.each(["", "  "])(
  "claim-number-header: a missing claim number ('%s') shows the failure state, with a configuration error and no call",
  async (claimNumber) => {
    const { events, requests } = renderOverSandbox(<ClaimNumberHeader claimNumber={claimNumber} />);

    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your claim progress didn't load. We'll get it fixed.",
    );
    await expect.poll(() => events.filter(({ type }) => type === "ck:error")).toHaveLength(1);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "ck:error",
        widget: "claim-number-header",
        error: expect.objectContaining({ code: "configuration" }),
      }),
    );
    expect(requests).toEqual([]);
  },
);

test("claim-number-header: a claim number that is not a string fails as in calls, and does not affect the rest of the page", async () => {
  const untyped: { claimNumber: string } = JSON.parse('{ "claimNumber": 1006 }');
  renderOverSandbox(
    <>
      <ClaimNumberHeader claimNumber={untyped.claimNumber} />
      <p>The host's own</p>
    </>,
  );

  expect((await screen.findByRole("alert")).textContent).toBe(
    "Your claim progress didn't load. We'll get it fixed.",
  );
  expect(screen.getByText("The host's own")).toBeTruthy();
});

test("claim-number-header: its events have the persona of a third party", async () => {
  const { events } = renderOverSandbox(
    <ClaimNumberHeader claimNumber="CLM-2001" isThirdParty contactId="CNT-2001" serverId="1" />,
  );

  await expect.poll(() => events.map(({ type }) => type)).toEqual(["ck:loading", "ck:ready"]);
  expect(events.map(({ persona }) => persona)).toEqual(["third-party", "third-party"]);
});

test("claim-number-header: needs no client, and logs no warning without one", () => {
  vi.useFakeTimers();
  const consoleWarn = vi.spyOn(console, "warn");
  render(<ClaimNumberHeader claimNumber="CLM-1006" />);
  vi.advanceTimersByTime(10_000);

  expect(screen.getByText("CLM-1006")).toBeTruthy();
  expect(consoleWarn).not.toHaveBeenCalled();
});

test("claim-number-header: shows a changed claim number", () => {
  const { rerender } = renderOverSandbox(<ClaimNumberHeader claimNumber="CLM-1006" />);

  rerender(<ClaimNumberHeader claimNumber="CLM-1007" />);

  expect(screen.getByText("CLM-1007")).toBeTruthy();
  expect(screen.queryByText("CLM-1006")).toBeNull();
});

test("claim-number-header: uses the caller's heading level", () => {
  renderOverSandbox(<ClaimNumberHeader claimNumber="CLM-1006" headingLevel={4} />);

  expect(screen.getByRole("heading", { name: "Claim progress", level: 4 })).toBeTruthy();
});

test("claim-number-header in Spanish", async () => {
  renderOverSandbox(
    <>
      <ClaimNumberHeader claimNumber="CLM-1006" />
      <ClaimNumberHeader claimNumber="" />
    </>,
    inSpanish,
  );

  expect(screen.getByRole("heading", { name: "Progreso del reclamo" })).toBeTruthy();
  expect(screen.getByText("CLM-1006").parentElement?.textContent).toBe(
    "Número de reclamo CLM-1006",
  );
  expect((await screen.findByRole("alert")).textContent).toBe(
    "No se pudo cargar el progreso de su reclamo. Lo solucionaremos.",
  );
});
