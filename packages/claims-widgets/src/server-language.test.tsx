import { claims, createSandbox, type SandboxOptions } from "@claimkit/sandbox";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { inSpanish, renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { ClaimTracker } from "./claim-tracker/claim-tracker.tsx";
import { PayoutAccordion } from "./payout/payout.tsx";
import { ReportAccordion } from "./report/report.tsx";

afterEach(cleanup);

const ENGLISH = /\b(?:and|for|is|of|the|to|until|your?)\b/i;
const SPANISH = /[áéíóúñ¿]|\b(?:de|el|la|su|para|reclamo)\b/i;

/** A server that only supports English. */
function englishServer(options: SandboxOptions = {}): typeof fetch {
  const sandbox = createSandbox({ now: () => new Date(2026, 10, 20, 12), ...options });
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.delete("Accept-Language");
    return await sandbox.fetch(request);
  };
}

/** The texts of the page, without documents, by whether they are marked as English. */
function texts(): Record<"english" | "others", string[]> {
  const found: ReturnType<typeof texts> = { english: [], others: [] };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { parentElement: element, nodeValue: text } = node;
    if (!text || !element || element.closest("[data-widget=document-viewer], .ck-document"))
      continue;
    const isEnglish = element.closest("[lang]")?.getAttribute("lang")?.startsWith("en");
    found[isEnglish ? "english" : "others"].push(text);
  }
  return found;
}

test.each(["CLM-1001", "CLM-1003", "CLM-1006", "CLM-1007", "CLM-1011", "CLM-3002"])(
  "a Spanish page of %s marks the text of an English server, and nothing else",
  async (claimNumber) => {
    const fetch = englishServer();
    renderOverSandbox(<ClaimTracker claimNumber={claimNumber} />, {
      ...inSpanish,
      clientOptions: { fetch },
    });
    await screen.findByRole("button", { name: "Cierre" });
    await expect
      .poll(() => document.querySelector("[aria-busy=true]"), { timeout: 10_000 })
      .toBeNull();

    const { english, others } = texts();
    expect(english.filter((text) => SPANISH.test(text))).toEqual([]);
    expect(others.filter((text) => ENGLISH.test(text))).toEqual([]);
    expect(english.length).toBeGreaterThan(5);
  },
);

test("a Spanish page marks English words in place of amounts", async () => {
  const coverage = { name: "Glass", deductible: "Waived" };
  const fetch = englishServer({
    seed: claims.map((claim) => (day) => ({
      ...claim(day),
      report: { coverageInfo: [coverage] },
      payoutDetails: { deductible: "Waived", providerPaidAmount: "$500", paymentDetails: [] },
    })),
  });
  const all = (
    <>
      <ReportAccordion claimNumber="CLM-1006" />
      <PayoutAccordion claimNumber="CLM-1006" />
    </>
  );
  renderOverSandbox(all, { ...inSpanish, clientOptions: { fetch } });
  await expect.poll(() => texts().english.filter((text) => text === "Waived").length).toBe(3);

  expect(texts().others).not.toContain("Waived");
  expect(texts().others).toContain("$500");
});

test("a Spanish page names the types, statuses, steps and rows that it knows in Spanish", async () => {
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />, {
    ...inSpanish,
    clientOptions: { fetch: englishServer() },
  });

  expect(await screen.findByText("En reparación")).toBeTruthy();
  expect(screen.getByText("Colisión", { selector: ".ck-claim-summary dd *" })).toBeTruthy();
  expect(await screen.findByText("Representante de reclamos asignado")).toBeTruthy();
});

test("the claims list has no step of ours that texts in an unknown language could contradict", async () => {
  const server = englishServer();
  renderOverSandbox(<ClaimList policyNumber="POL-101" showStage />, {
    clientOptions: {
      fetch: async (input, init) => {
        const response = await server(input, init);
        const headers = new Headers(response.headers);
        headers.set("Content-Language", "fr");
        return new Response(response.body, { status: response.status, headers });
      },
    },
  });

  const repairsOf1006 = "Parts have arrived and repairs have begun.";
  expect(await screen.findByText(repairsOf1006, {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByText("Pay your deductible")).toBeNull();
});
