import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { vi } from "vitest";
import { ClaimTracker } from "../src/claim-tracker/claim-tracker.tsx";
import { SLOW } from "./documents.tsx";
import { type RenderedOverSandbox, renderOverSandbox } from "./render-over-sandbox.tsx";

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
