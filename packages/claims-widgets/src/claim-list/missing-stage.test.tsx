import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { ClaimList } from "./claim-list.tsx";

vi.mock("./claim-stage.tsx", () => Promise.reject(new TypeError("Failed to fetch")));

afterEach(cleanup);

test("claims are shown without their stage if its file does not load", async () => {
  renderOverSandbox(<ClaimList policyNumber="POL-100" showStage />);
  await screen.findAllByRole("button", { name: /^Track claim/ });

  const places = document.getElementsByClassName("ck-claim-list-stage");
  await expect.poll(() => places.length).toBe(0);

  expect(screen.getAllByRole("button", { name: /^Track claim/ }).length).toBeGreaterThan(1);
});
