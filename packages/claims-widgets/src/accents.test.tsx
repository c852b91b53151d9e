import { looks, wear } from "@claimkit/ui-kit/testing/accents";
import { faintTexts } from "@claimkit/ui-kit/testing/faint-texts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import "@claimkit/ui-kit/styles.css";
import "./styles.css";
import { SLOW } from "../testing/documents.tsx";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { ClaimTracker } from "./claim-tracker/claim-tracker.tsx";

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  document.body.removeAttribute("style");
});

/** Faint texts of the page in every accent, in light and dark. */
function faintInAnyLook(): string[] {
  return looks.flatMap((look) => {
    wear(document.body, look);
    return faintTexts(document.body).map((text) => `${look.accent} ${look.colorScheme}, ${text}`);
  });
}

// Repairs with an estimate, a total loss, a closed claim, and one without an answer.
test.each(["CLM-1006", "CLM-1007", "CLM-1011", "CLM-9999"])(
  "the page of %s has readable texts in every accent",
  async (claimNumber) => {
    renderOverSandbox(<ClaimTracker claimNumber={claimNumber} showFeedback />);
    await vi.waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull(), SLOW);
    expect(document.body.textContent).toContain(claimNumber);

    expect(faintInAnyLook()).toEqual([]);
  },
);

test("a second brand color fills the share of the deductible", async () => {
  document.body.style.setProperty("--ck-color-accent-2", "rgb(1, 2, 3)");
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" />);
  const share = await vi.waitUntil(() => document.querySelector(".ck-claim-money-share"), SLOW);

  expect(getComputedStyle(share).fill).toBe("rgb(1, 2, 3)");
});

test("the list of claims has readable texts in every accent", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" />);
  await screen.findAllByRole("heading", { level: 3 }, SLOW);

  expect(faintInAnyLook()).toEqual([]);
});
