import { type ClaimsClient, createClaimsClient } from "@claimkit/claims-api";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";
import { type ClaimsEvent, configureClaimkit } from "@claimkit/widget-runtime";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { defineFaqElements, faqElements } from "./elements.tsx";

beforeEach(() => {
  sessionStorage.clear();
  configureClaimkit({ client: sandboxClient() });
  defineFaqElements();
});

afterEach(() => document.body.replaceChildren());

function sandboxClient(): ClaimsClient {
  return createClaimsClient({
    environment: "test",
    baseUrl: "http://localhost",
    clientId: "test",
    getAccessToken: () => sandboxToken,
    fetch: createSandbox().fetch,
  });
}

interface FaqElement extends HTMLElement {
  selectedCategory?: string;
  hrefs?: object;
}

function show(tag: string, attributes: Record<string, string> = {}): FaqElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.body.appendChild(element);
}

const textIn = (element: HTMLElement): string => element.shadowRoot?.textContent ?? "";

function button(element: HTMLElement, label: string): HTMLElement | undefined {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>("a, button") ?? [])].find(
    ({ textContent }) => textContent === label,
  );
}

function recordEvents(type: ClaimsEvent["type"]): CustomEvent<ClaimsEvent>[] {
  const events: CustomEvent<ClaimsEvent>[] = [];
  const record = (event: Event): void => {
    if (event instanceof CustomEvent) events.push(event);
  };
  document.body.addEventListener(type, record);
  onTestFinished(() => document.body.removeEventListener(type, record));
  return events;
}

const elements = [
  {
    tag: "interactive-faqs",
    shows: "Which photos help?",
    change: { name: "selected-category", value: "REPAIRS", shows: "How do I get an estimate?" },
  },
  {
    tag: "all-faqs",
    shows: "Claims Frequently Asked Questions",
    change: { name: "selected-category", value: "repairs", shows: "How do I get an estimate?" },
  },
];

test("the table lists every element of the package", () => {
  expect(Object.keys(faqElements)).toEqual(elements.map(({ tag }) => tag));
});

test.each(elements)("<$tag> needs no attributes", async ({ tag, shows }) => {
  const element = show(tag);

  await expect.poll(() => textIn(element)).toContain(shows);
});

test.each(elements)("<$tag> updates when $change.name changes", async ({ tag, shows, change }) => {
  const element = show(tag);
  await expect.poll(() => textIn(element)).toContain(shows);

  element.setAttribute(change.name, change.value);

  await expect.poll(() => textIn(element)).toContain(change.shows);
});

test.each(elements)("<$tag> dispatches ck:ready", async ({ tag }) => {
  const events = recordEvents("ck:ready");
  const element = show(tag);

  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]?.target).toBe(element);
  expect(events[0]?.detail).toMatchObject({ widget: tag, state: "data" });
});

test.each(elements)("<$tag> uses the level of heading-level", async ({ tag }) => {
  const element = show(tag, { "heading-level": "5" });

  await expect.poll(() => element.shadowRoot?.querySelector("h5")).toBeTruthy();
});

test.each(elements)(
  "<$tag is-third-party> without a contact fails, and dispatches a configuration error",
  async ({ tag }) => {
    const events = recordEvents("ck:error");
    const element = show(tag, { "is-third-party": "" });

    await expect.poll(() => textIn(element)).toContain("didn't load. We'll get it fixed.");
    await expect.poll(() => events).toHaveLength(1);
    expect(events[0]?.detail).toMatchObject({ widget: tag, error: { code: "configuration" } });
  },
);

test.each(elements)("<$tag> shows a third party nothing about coverages", async ({ tag }) => {
  const element = show(tag, {
    "claim-number": "CLM-2003",
    "is-third-party": "",
    "contact-id": "CNT-2003",
    "selected-category": "SERVICES",
  });

  await expect.poll(() => textIn(element)).toContain("Which car will I get?");
  expect(textIn(element)).not.toMatch(/coverage|deductible/i);
});

test("selected-category is also a property", async () => {
  const element = show("interactive-faqs");
  element.selectedCategory = "PAYOUT";

  await expect.poll(() => textIn(element)).toContain("When will I be paid?");
});

test.each([
  { written: "", count: 12 },
  { written: "false", count: 4 },
])('<interactive-faqs show-all="$written"> shows $count questions', async ({ written, count }) => {
  const element = show("interactive-faqs", {
    "show-all": written,
    "selected-category": "REPAIRS",
  });

  await expect.poll(() => element.shadowRoot?.querySelectorAll("h3").length).toBe(count);
});

test.each([
  { written: "", asksForFeedback: true },
  { written: "false", asksForFeedback: false },
])(
  '<interactive-faqs show-feedback="$written"> asks for feedback: $asksForFeedback',
  async ({ written, asksForFeedback }) => {
    const events = recordEvents("ck:feedback");
    const element = show("interactive-faqs", {
      "claim-number": "CLM-1006",
      "show-feedback": written,
    });
    await expect.poll(() => textIn(element)).toContain("Which photos help?");
    expect(textIn(element).includes("Was this helpful?")).toBe(asksForFeedback);

    button(element, "Yes")?.click();

    expect(events.map(({ detail }) => detail)).toMatchObject(
      asksForFeedback ? [{ record: { component: "interactive-faqs", faqId: "RPT-01" } }] : [],
    );
  },
);

test("'All FAQ' dispatches an action that the page can handle, or links to its href", async () => {
  const events = recordEvents("ck:action");
  const element = show("interactive-faqs", { "claim-number": "CLM-1006" });
  element.addEventListener("ck:action", (event) => event.preventDefault());
  await expect.poll(() => button(element, "All FAQ")).toBeTruthy();

  button(element, "All FAQ")?.click();

  expect(events[0]?.detail).toMatchObject({
    action: "all-faqs",
    detail: { claimNumber: "CLM-1006", category: "REPORT" },
  });
  element.hrefs = { "all-faqs": "/faqs" };
  await expect.poll(() => button(element, "All FAQ")?.getAttribute("href")).toBe("/faqs");
});

test("elements can be defined with a prefix", () => {
  defineFaqElements(["all-faqs"], { prefix: "acme-" });

  expect(customElements.get("acme-all-faqs")).toBeTruthy();
  expect(customElements.get("acme-interactive-faqs")).toBeUndefined();
});

test("has the styles of the package in its shadow root", async () => {
  const element = show("interactive-faqs");
  await expect.poll(() => element.shadowRoot?.querySelector("li")).toBeTruthy();

  const card = element.shadowRoot?.querySelector("li") as Element;
  expect(getComputedStyle(card).borderTopWidth).toBe("1px");
});
