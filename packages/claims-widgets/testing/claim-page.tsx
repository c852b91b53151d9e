import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { vi } from "vitest";
import { ClaimTracker } from "../src/claim-tracker/claim-tracker.tsx";
import { PATIENCE } from "./documents.tsx";
import { type RenderedOverSandbox, renderOverSandbox } from "./render-over-sandbox.tsx";

/** Renders the page of a claim as a host has it, and waits until nothing of it loads any more. */
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
  await screen.findAllByRole("group", { name: /./ }, PATIENCE);
  await vi.waitFor(() => {
    if (document.querySelector("[aria-busy=true]")) throw new Error("Something still loads.");
  }, PATIENCE);
  return rendered;
}
