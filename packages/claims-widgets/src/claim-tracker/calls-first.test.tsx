import { createSandbox } from "@claimkit/sandbox";
import { ClaimkitProvider } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { screen } from "@testing-library/react";
import type { JSX } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClaimTracker } from "./claim-tracker.tsx";

// Without Testing Library's `render`, which renders until nothing is left to do before any request is sent.

const SLOW = { timeout: 30_000 };

let root: Root;
let box: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  box = document.body.appendChild(document.createElement("main"));
  root = createRoot(box);
});

afterEach(() => {
  root.unmount();
  box.remove();
  vi.unstubAllGlobals();
});

/** The page of a claim, and its requests with the text that it showed at each. */
function pageOfClaim(): { page: JSX.Element; sent: string[] } {
  const sent: string[] = [];
  const sandbox = createSandbox();
  const client = sandboxClient({
    fetch: (resource, init) => {
      const { pathname } = new URL(String(resource));
      sent.push(`${pathname.split("/")[1]}: ${box.textContent}`);
      return sandbox.fetch(resource, init);
    },
  });
  const page = (
    <ClaimkitProvider client={client}>
      <ClaimTracker claimNumber="CLM-1006" contactId="CNT-1006" />
    </ClaimkitProvider>
  );
  return { page, sent };
}

test("shows the number and sends each call once, before the page is rendered", async () => {
  const { page, sent } = pageOfClaim();

  root.render(page);
  await screen.findByRole("region", { name: "Close" }, SLOW);

  const known = "Claim progressClaim number CLM-1006";
  expect(sent.toSorted()).toEqual([
    `claim-summaries: ${known}`,
    `claims: ${known}`,
    `close-details: ${known}`,
    `payout-details: ${known}`,
    `repairs-details: ${known}`,
    `report-details: ${known}`,
    `services-details: ${known}`,
  ]);
}, 60_000);

test("renders a page whose data is known at once", async () => {
  const { page } = pageOfClaim();
  root.render(page);
  await screen.findByRole("region", { name: "Close" }, SLOW);
  root.render(null);
  await vi.waitFor(() => expect(box.textContent).toBe(""));

  flushSync(() => root.render(page));

  expect(screen.getByRole("region", { name: "Close" })).toBeTruthy();
}, 60_000);
