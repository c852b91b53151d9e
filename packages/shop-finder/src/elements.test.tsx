import { configureClaimkit } from "@claimkit/widget-runtime";
import {
  append,
  recordEvents,
  testElements,
  textOf,
} from "@claimkit/widget-runtime/testing/elements";
import { fireEvent } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { zipCodes } from "../testing/finder.ts";
import { defineShopFinderElements, shopFinderElements } from "./elements.tsx";

const TAG = "repair-shop-finder";

testElements(shopFinderElements, defineShopFinderElements, [
  {
    tag: TAG,
    attributes: {},
    text: "Find a repair shop",
    change: { name: "user-type", value: "registered", text: "Let's look for a repair shop" },
    // It loads nothing before a search.
    isIdle: true,
  },
]);

/** Waits for the first match inside an element. */
async function find(element: HTMLElement, selector: string): Promise<HTMLElement> {
  const found = (): HTMLElement | null | undefined => element.shadowRoot?.querySelector(selector);
  await expect.poll(found).toBeTruthy();
  return found() as HTMLElement;
}

async function search(element: HTMLElement, text: string): Promise<void> {
  fireEvent.input(await find(element, "input"), { target: { value: text } });
}

test("user-type is also a property", async () => {
  const element = append(TAG);
  element.userType = "unregistered-member";

  await expect.poll(() => textOf(element)).toContain("then pick a shop");
});

test("searches, and dispatches ck:ready when the shops are shown", async () => {
  const events = recordEvents("ck:ready");
  const element = append(TAG);

  await search(element, zipCodes.columbus);

  await expect.poll(() => textOf(element)).toContain("13 shops found.");
  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]?.target).toBe(element);
  expect(events[0]?.detail).toMatchObject({ widget: TAG, state: "data" });
});

test("dispatches the chosen shop as an action that the page can handle", async () => {
  const events = recordEvents("ck:action");
  const element = append(TAG, { "user-type": "registered", "claim-number": "CLM-1001" });
  element.addEventListener("ck:action", (event) => event.preventDefault());
  await search(element, zipCodes.columbus);

  (await find(element, "[type=radio]")).click();
  (await find(element, "[data-action=choose-shop]")).click();

  expect(events[0]?.detail).toMatchObject({
    action: "choose-shop",
    detail: { claimNumber: "CLM-1001", shop: { shopName: "Nationwide Boulevard Auto Body" } },
  });
});

test("the prompt to log in is a link if it has an href", async () => {
  const element = append(TAG);

  element.hrefs = { "log-in": "/login" };

  expect((await find(element, "a[data-action=log-in]")).getAttribute("href")).toBe("/login");
});

test("the map has its styles, also when the element moves", async () => {
  await page.viewport(1280, 900);
  configureClaimkit({ loadResultsMap: () => import("./shop-map/shops-map.tsx") });
  onTestFinished(() => configureClaimkit({ loadResultsMap: undefined }));
  const element = append(TAG);

  await search(element, zipCodes.columbus);

  const map = await find(element, ".ck-map-view");
  expect(getComputedStyle(map).position).toBe("relative");
  document.body.append(element);
  expect(getComputedStyle(map).position).toBe("relative");
});

test("includes the styles of the package", async () => {
  const element = append(TAG, { "user-type": "registered" });
  await search(element, zipCodes.columbus);

  expect(getComputedStyle(await find(element, ".ck-shop-card")).borderTopWidth).toBe("1px");
});
