import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ClaimList } from "../claim-list/claim-list.tsx";
import { ClaimTracker } from "./claim-tracker.tsx";

// Rules: docs/reference/claims.md#loading-and-refreshing

afterEach(cleanup);

/** A claim has nine loading parts, and the machine can be busy. */
const SLOW = { timeout: 30_000 };

const list = <ClaimList key="list" policyNumber="POL-100" />;
const claim = <ClaimTracker key="claim" claimNumber="CLM-1003" />;

/** The widgets that wait. */
function waiting(): (string | undefined)[] {
  const busy = document.querySelectorAll<HTMLElement>("[data-widget][aria-busy=true]");
  return [...busy].map(({ dataset }) => dataset["widget"]);
}

test("from a claim to the list and back, nothing waits, and what is shown is requested again", async () => {
  const { requests, rerender } = renderOverSandbox(list);
  const sent = (): string[] => requests.splice(0).map(({ url }) => new URL(url).pathname);
  await screen.findByRole("button", { name: /CLM-1003/ }, SLOW);
  expect(sent()).toEqual(["/claims/search"]);
  rerender(claim);
  await screen.findByRole("region", { name: "Close" }, SLOW);
  await vi.waitFor(() => expect(waiting()).toEqual([]), SLOW);
  expect(sent()).toHaveLength(8);

  rerender(list);
  expect(screen.getByRole("button", { name: /CLM-1003/ })).toBeTruthy();
  expect(waiting()).toEqual([]);
  await vi.waitFor(() => expect(requests).toHaveLength(1), SLOW);
  expect(sent()).toEqual(["/claims/search"]);

  rerender(claim);
  expect(screen.getByRole("region", { name: "Close" })).toBeTruthy();
  expect(waiting()).toEqual([]);
  await vi.waitFor(() => expect(requests).toHaveLength(2), SLOW);
  expect(sent().toSorted()).toEqual([
    "/claim-summaries/CLM-1003",
    "/claims/CLM-1003/timelines/CNT-1003",
  ]);
}, 60_000);
