import { LocaleProvider, Modal } from "@claimkit/ui-kit";
import { configureClaimkit } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { cleanup, render } from "@testing-library/react";
import type { JSX } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { defineClaimsWidgetsElements } from "./elements.tsx";
import { RepairsAccordion } from "./repairs/repairs.tsx";

/** A host's wording as JSON: two messages of the kit and two of a widget. */
const messages = JSON.parse(`[
  {
    "locale": "en-US",
    "texts": {
      "modal": { "closeModal": "Back to my claim" },
      "link": { "newTab": "(in a new window)" },
      "repairs": { "viewOnMap": "Where is the shop?", "closeMap": "Back to my claim" }
    }
  }
]`);

beforeEach(() => {
  configureClaimkit({
    client: sandboxClient(),
    messages,
    loadPlaceMap: async () => ({ default: () => <p>A map</p> }),
  });
  defineClaimsWidgetsElements();
});

afterEach(() => {
  cleanup();
  configureClaimkit({ client: undefined, messages: undefined, loadPlaceMap: undefined });
});

interface Place {
  where: string;
  part: JSX.Element;
}

const widgets: Place[] = [
  { where: "a React widget", part: <RepairsAccordion claimNumber="CLM-1002" /> },
  { where: "an element", part: <repairs-accordion claim-number="CLM-1002" /> },
];

test.each(widgets)(
  "a host's JSON overrides messages in $where, including those of the kit",
  async ({ part }) => {
    render(part);

    await page.getByRole("button", { name: "Where is the shop?" }).click();

    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByRole("button", { name: "Back to my claim" })).toBeVisible();
    await expect.element(dialog.getByRole("link", { name: /\(in a new window\)$/ })).toBeVisible();
  },
);

test("the same JSON overrides messages of a kit component", async () => {
  render(
    <LocaleProvider locale="en-US" messages={messages}>
      <Modal heading="Hail" defaultOpen />
    </LocaleProvider>,
  );

  await expect.element(page.getByRole("button", { name: "Back to my claim" })).toBeVisible();
});
