import { cleanup, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { ClaimTracker } from "../src/claim-tracker/claim-tracker.tsx";
import { SLOW, withStyles } from "./documents.tsx";
import { type RenderedOverSandbox, renderOverSandbox } from "./render-over-sandbox.tsx";

/** What a host says about itself. */
export const HOST = { phone: "1-800-555-0199", providerName: "Acme" };

/** Adds styles to the page for the tests of a file, which start at its top on November 20, 2026. */
export function withClaimPages(): void {
  withStyles();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 12) });
    scrollTo(0, 0);
  });
  afterEach(async () => {
    cleanup();
    vi.useRealTimers();
    await page.viewport(1280, 800);
  });
}

/** Renders a claim page as a host does, and waits until everything has loaded. */
export async function openClaimPage(
  claim: ComponentProps<typeof ClaimTracker>,
  settings?: Parameters<typeof renderOverSandbox>[1],
): Promise<RenderedOverSandbox> {
  const rendered = renderOverSandbox(
    <main>
      <h1>{claim.claimNumber}</h1>
      <ClaimTracker {...claim} />
    </main>,
    settings,
  );
  await screen.findAllByRole("group", { name: /./ }, SLOW);
  await vi.waitFor(() => {
    if (document.querySelector("[aria-busy=true]")) throw new Error("A widget is still loading.");
  }, SLOW);
  return rendered;
}
