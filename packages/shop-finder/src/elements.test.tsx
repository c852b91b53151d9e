import { createClaimsClient } from "@claimkit/claims-api";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";
import { type ClaimsEvent, configureClaimkit } from "@claimkit/widget-runtime";
import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { zipCodes } from "../testing/finder.ts";
import { defineShopFinderElements, shopFinderElements } from "./elements.tsx";

const TAG = "repair-shop-finder";

beforeEach(() => {
  configureClaimkit({
    client: createClaimsClient({
      environment: "test",
      baseUrl: "http://localhost",
      clientId: "test",
      getAccessToken: () => sandboxToken,
      fetch: createSandbox().fetch,
    }),
  });
  defineShopFinderElements();
});

afterEach(() => document.body.replaceChildren());

interface FinderElement extends HTMLElement {
  userType?: string | undefined;
  hrefs?: object | undefined;
}

function append(attributes: Record<string, string> = {}): FinderElement {
  const element = document.createElement(TAG);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.body.appendChild(element);
}

const textOf = (element: HTMLElement): string => element.shadowRoot?.textContent ?? "";

/** Waits for the first match inside an element. */
async function find(element: HTMLElement, selector: string): Promise<HTMLElement> {
  const found = (): HTMLElement | null | undefined => element.shadowRoot?.querySelector(selector);
  await expect.poll(found).toBeTruthy();
  return found() as HTMLElement;
}

async function search(element: HTMLElement, text: string): Promise<void> {
  fireEvent.input(await find(element, "input"), { target: { value: text } });
}

function recordEvents(type: ClaimsEvent["type"]): CustomEvent<ClaimsEvent>[] {
  const events: CustomEvent<ClaimsEvent>[] = [];
  const onEvent = (event: Event): void => {
    if (event instanceof CustomEvent) events.push(event);
  };
  document.body.addEventListener(type, onEvent);
  onTestFinished(() => document.body.removeEventListener(type, onEvent));
  return events;
}

test("the table has the element of the package", () => {
  expect(Object.keys(shopFinderElements)).toEqual([TAG]);
});

test("needs no attribute, and updates when user-type changes", async () => {
  const element = append();
  await expect.poll(() => textOf(element)).toContain("Find a repair shop");

  element.setAttribute("user-type", "registered");

  await expect.poll(() => textOf(element)).toContain("Let's look for a repair shop");
});

test("user-type is also a property", async () => {
  const element = append();
  element.userType = "unregistered-member";

  await expect.poll(() => textOf(element)).toContain("then pick a shop");
});

test("accepts heading-level", async () => {
  const element = append({ "heading-level": "4" });

  expect((await find(element, "h4")).textContent).toBe("Find a repair shop");
});

test("searches, and dispatches ck:ready when the shops are shown", async () => {
  const events = recordEvents("ck:ready");
  const element = append();

  await search(element, zipCodes.columbus);

  await expect.poll(() => textOf(element)).toContain("13 shops found.");
  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]?.target).toBe(element);
  expect(events[0]?.detail).toMatchObject({ widget: TAG, state: "data" });
});

test("dispatches the chosen shop as an action that the page can handle", async () => {
  const events = recordEvents("ck:action");
  const element = append({ "user-type": "registered", "claim-number": "CLM-1001" });
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
  const element = append();

  element.hrefs = { "log-in": "/login" };

  expect((await find(element, "a[data-action=log-in]")).getAttribute("href")).toBe("/login");
});

test("can be defined under a prefix", () => {
  defineShopFinderElements([TAG], { prefix: "acme-" });

  expect(customElements.get(`acme-${TAG}`)).toBeTruthy();
});

test("the map has its styles, also when the element moves", async () => {
  await page.viewport(1280, 900);
  configureClaimkit({ loadShopsMap: () => import("./shop-map/shops-map.tsx") });
  onTestFinished(() => configureClaimkit({ loadShopsMap: undefined }));
  const element = append();

  await search(element, zipCodes.columbus);

  const map = await find(element, ".ck-map-view");
  expect(getComputedStyle(map).position).toBe("relative");
  document.body.append(element);
  expect(getComputedStyle(map).position).toBe("relative");
});

test("includes the styles of the package", async () => {
  const element = append({ "user-type": "registered" });
  await search(element, zipCodes.columbus);

  expect(getComputedStyle(await find(element, ".ck-shop-card")).borderTopWidth).toBe("1px");
});
