import { claims, type Close } from "@claimkit/sandbox";
import { renderWidget } from "@claimkit/widget-runtime/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  inSpanish,
  type RenderedOverSandbox,
  renderOverSandbox,
} from "../../testing/render-over-sandbox.tsx";
import { CloseAccordion, type CloseAccordionProps, useCloseDetails } from "./close.tsx";

// Rules: docs/reference/claims.md#close

afterEach(cleanup);

/** Renders a closed claim with other close details. */
function renderClose(close: Close, props: Partial<CloseAccordionProps> = {}): RenderedOverSandbox {
  return renderOverSandbox(<CloseAccordion claimNumber="CLM-1011" {...(props as object)} />, {
    sandbox: { seed: claims.map((claim) => (day) => ({ ...claim(day), close })) },
  });
}

const section = async (name = "Close"): Promise<string> =>
  (await screen.findByRole("region", { name })).textContent;

test("Claim state: Open shows 'Your claim is still open', and displayText", async () => {
  renderOverSandbox(<CloseAccordion claimNumber="CLM-1006" />);

  expect(await section()).toBe(
    "Your claim is still openYour claim stays open while your vehicle is being repaired.",
  );
});

test("Claim state: Closed shows 'Your claim is now closed' plus the close date, and displayText", async () => {
  renderOverSandbox(<CloseAccordion claimNumber="CLM-1011" />);

  expect(await section()).toBe(
    "Your claim is now closedClose date08/22/2026Repairs are complete and everyone has been paid.",
  );
});

test("an open claim has no close date, whatever the server sends", async () => {
  renderClose({ closeDate: "2026-11-01" }, { claimNumber: "CLM-1006" });

  expect(await section()).toBe("Your claim is still open");
});

test("a claim with an unknown close date is closed", async () => {
  renderClose({});

  expect(await section()).toBe("Your claim is now closed");
});

const EMPTY = "There are no close details yet. Please check back soon.";

test.each([
  { sent: { claimState: "REOPENED", displayText: "Hello." }, shown: "ReopenedHello." },
  { sent: { claimState: "InLitigation" }, shown: "In Litigation" },
  {
    sent: { claimState: "SETTLED", closeDate: "2026-11-20" },
    shown: "SettledClose date11/20/2026",
  },
  {
    sent: { claimState: "Closed Without Payment", closeDate: "2026-11-20" },
    shown: "Your claim is now closedClose date11/20/2026",
  },
  { sent: { closeDate: "2026-11-20" }, shown: "Your claim is now closedClose date11/20/2026" },
  { sent: { claimState: null }, shown: EMPTY },
])("an unknown state is shown in the server's words: $sent", async ({ sent, shown }) => {
  const { events } = renderWidget(<CloseAccordion claimNumber="CLM-1" />, {
    fetch: async () => Response.json(sent),
  });

  expect(await section()).toBe(shown);
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({
        type: "ck:warning",
        widget: "close-accordion",
        path: "claimState",
      }),
    );
});

test("a third party sees nothing of the member's deductible, and sends the same request", async () => {
  const { requests } = renderClose(
    { closeDate: "2026-11-01", displayText: "Your deductible was $500." },
    { claimNumber: "CLM-2002", isThirdParty: true, contactId: "CNT-2002" },
  );

  expect(await section()).toBe("Your claim is now closedClose date11/01/2026");
  expect(requests.map(({ url }) => url)).toEqual(["http://localhost/close-details/CLM-2002"]);
});

test("Close in Spanish", async () => {
  renderOverSandbox(<CloseAccordion claimNumber="CLM-1011" />, inSpanish);

  expect(await section("Cierre")).toMatch(/^Su reclamo está cerradoFecha de cierre08\/22\/2026/);
});

test("useCloseDetails requests whether a claim is closed", async () => {
  function State() {
    const { status, data } = useCloseDetails({ claimNumber: "CLM-1006" });
    return <p>{status === "ready" ? data.claimState : status}</p>;
  }
  renderOverSandbox(<State />);

  expect(screen.getByText("loading")).toBeTruthy();
  expect(await screen.findByText("open")).toBeTruthy();
});
