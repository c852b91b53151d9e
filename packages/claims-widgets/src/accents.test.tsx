import { looks, wear } from "@claimkit/ui-kit/testing/accents";
import { faintTexts } from "@claimkit/ui-kit/testing/faint-texts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import "@claimkit/ui-kit/styles.css";
import "./styles.css";
import { SLOW } from "../testing/documents.tsx";
import { renderOverSandbox } from "../testing/render-over-sandbox.tsx";
import { ClaimList } from "./claim-list/claim-list.tsx";
import { ClaimTracker } from "./claim-tracker/claim-tracker.tsx";

vi.setConfig({ testTimeout: 60_000 });

afterEach(async () => {
  cleanup();
  document.body.removeAttribute("style");
  await page.viewport(1280, 800);
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

test.each([
  {
    brand: "a serif and round corners",
    tokens: { "font-heading": "serif", radius: "20px", "radius-control": "20px" },
  },
  {
    brand: "square corners",
    tokens: { radius: "0px", "radius-control": "0px", "radius-round": "0px" },
  },
])("a brand with $brand fits into a phone, and cuts off no text", async ({ tokens }) => {
  await page.viewport(360, 740);
  for (const [token, value] of Object.entries(tokens)) {
    document.body.style.setProperty(`--ck-${token}`, value);
  }
  renderOverSandbox(<ClaimTracker claimNumber="CLM-1006" showFeedback />);
  await vi.waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull(), SLOW);

  expect(document.documentElement.scrollWidth).toBe(360);
  const cut = [...document.querySelectorAll<HTMLElement>(".ck-claim-tracker *")].filter(
    (element) =>
      // Cards of the timeline scroll, and text for screen readers is one pixel wide.
      !element.closest(".ck-timeline-track, .ck-sr-only, .ck-claim-number-header-label") &&
      getComputedStyle(element).overflow === "hidden" &&
      element.offsetWidth > 1 &&
      element.scrollWidth > element.clientWidth,
  );
  expect(cut).toEqual([]);
  expect(faintTexts(document.body)).toEqual([]);
});

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
