import { type ClaimsClient, createClaimsClient } from "@claimkit/claims-api";
import { createSandbox, sandboxToken } from "@claimkit/sandbox";
import { type ClaimsEvent, configureClaimkit } from "@claimkit/widget-runtime";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { claimsWidgetsElements, defineClaimsWidgetsElements } from "./elements.tsx";

interface WidgetElement extends HTMLElement {
  claimNumber?: string;
  hrefs?: object;
}

beforeEach(() => {
  configureClaimkit({ client: sandboxClient() });
  defineClaimsWidgetsElements();
});

afterEach(() => document.body.replaceChildren());

function sandboxClient(): ClaimsClient {
  return createClaimsClient({
    environment: "test",
    baseUrl: "http://localhost",
    clientId: "test",
    getAccessToken: () => sandboxToken,
    fetch: createSandbox({ now: () => new Date(2026, 10, 20) }).fetch,
  });
}

function append(tag: string, attributes: Record<string, string>): WidgetElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.body.appendChild(element);
}

/** Collects the first event of a type that bubbles to the page, optionally of one widget. */
function firstEvent(type: ClaimsEvent["type"], widget?: string): CustomEvent<ClaimsEvent>[] {
  const events: CustomEvent<ClaimsEvent>[] = [];
  const onEvent = (event: Event): void => {
    const matches = event instanceof CustomEvent && (!widget || event.detail.widget === widget);
    if (matches && events.length === 0) events.push(event);
  };
  document.body.addEventListener(type, onEvent);
  onTestFinished(() => document.body.removeEventListener(type, onEvent));
  return events;
}

const textOf = (element: HTMLElement): string => element.shadowRoot?.textContent ?? "";

function button(element: HTMLElement, label: string): HTMLElement | undefined {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>("a, button") ?? [])].find(
    ({ textContent }) => textContent.startsWith(label),
  );
}

const elements = [
  {
    tag: "app-claim-list",
    attributes: { "policy-number": "POL-100" },
    text: "Hail",
    change: { name: "policy-number", value: "POL-102", text: "Flood" },
  },
  {
    tag: "claim-next-steps",
    attributes: { "claim-number": "CLM-1006" },
    text: "Pay your deductible",
    change: { name: "claim-number", value: "CLM-1001", text: "Choose how to get an estimate" },
  },
  {
    tag: "claim-number-header",
    attributes: { "claim-number": "CLM-1006" },
    text: "Claim progress",
    change: { name: "claim-number", value: "CLM-1007", text: "CLM-1007" },
  },
  {
    tag: "claim-summary",
    attributes: { "claim-number": "CLM-1006" },
    text: "2021 Toyota RAV4 XLE",
    change: { name: "claim-number", value: "CLM-1007", text: "2017 Volkswagen Golf SE" },
  },
  {
    tag: "report-accordion",
    attributes: { "claim-number": "CLM-1006" },
    text: "Sideswipe by a shuttle bus",
    change: { name: "claim-number", value: "CLM-1007", text: "Head-on collision" },
  },
  {
    tag: "services-accordion",
    attributes: { "claim-number": "CLM-1006" },
    text: "Harbor Rent-a-Car",
    change: { name: "claim-number", value: "CLM-1003", text: "Rental coverage not available" },
  },
  {
    tag: "repairs-accordion",
    attributes: { "claim-number": "CLM-1002" },
    text: "Short North Collision",
    change: { name: "claim-number", value: "CLM-1001", text: "Choose one of the options below:" },
  },
  {
    tag: "payout-accordion",
    attributes: { "claim-number": "CLM-1006" },
    text: "Summary of payments",
    change: { name: "show-feedback", value: "", text: "Was this helpful?" },
  },
  {
    tag: "claim-tracker",
    attributes: { "claim-number": "CLM-1006" },
    text: "Read the claims FAQs",
    change: {
      name: "claim-number",
      value: "CLM-1007",
      text: "Read the valuation of your vehicle",
    },
  },
  {
    tag: "close-accordion",
    attributes: { "claim-number": "CLM-1006" },
    text: "Your claim is still open",
    change: { name: "claim-number", value: "CLM-1011", text: "Your claim is now closed" },
  },
  {
    tag: "member-timeline",
    attributes: { "claim-number": "CLM-1006" },
    text: "First payment sent",
    change: { name: "claim-number", value: "CLM-1003", text: "Not needed" },
  },
  {
    tag: "timeline-category-card",
    attributes: { category: "REPAIRS" },
    text: "Repairs",
    change: { name: "status", value: "NOT_REQUIRED", text: "Not needed" },
  },
  {
    tag: "contact-us",
    attributes: { "claim-number": "CLM-1006" },
    text: "Contact us",
    change: { name: "claim-number", value: "", text: "Our contact info didn't load." },
  },
  {
    tag: "claim-feedback",
    attributes: { "claim-number": "CLM-1006", section: "PAYOUT" },
    text: "Was this helpful?",
    change: { name: "claim-number", value: "CLM-1007", text: "Was this helpful?" },
  },
];

test("the table has every element of this package", () => {
  expect(Object.keys(claimsWidgetsElements)).toEqual(elements.map(({ tag }) => tag));
});

test.each(elements)("<$tag> renders its widget", async ({ tag, attributes, text }) => {
  const element = append(tag, attributes);

  await expect.poll(() => textOf(element)).toContain(text);
});

test.each(elements)(
  "<$tag> reacts to a change of $change.name",
  async ({ tag, attributes, text, change }) => {
    const element = append(tag, attributes);
    await expect.poll(() => textOf(element)).toContain(text);

    element.setAttribute(change.name, change.value);

    await expect.poll(() => textOf(element)).toContain(change.text);
  },
);

// `contact-us` loads nothing until it is opened.
const loading = elements.filter(({ tag }) => tag !== "contact-us");

test.each(loading)("<$tag> dispatches that it is ready", async ({ tag, attributes }) => {
  // A widget that contains others dispatches their events as well.
  const events = firstEvent("ck:ready", tag);
  const element = append(tag, attributes);

  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]?.target).toBe(element);
  expect(events[0]?.composed).toBe(true);
  expect(events[0]?.detail).toMatchObject({ type: "ck:ready", widget: tag, state: "data" });
});

test.each(elements)(
  "<$tag> without a required attribute shows its error and dispatches a configuration error",
  async ({ tag }) => {
    const events = firstEvent("ck:error");
    const element = append(tag, {});

    await expect
      .poll(() => element.shadowRoot?.querySelector('[role="alert"]')?.textContent)
      .toMatch(/didn't load|failed to load/);
    await expect.poll(() => events).toHaveLength(1);
    expect(events[0]?.detail).toMatchObject({ widget: tag, error: { code: "configuration" } });
  },
);

test("attributes also work in lower case without hyphens", async () => {
  const element = append("claim-summary", { claimnumber: "CLM-1006" });

  await expect.poll(() => textOf(element)).toContain("2021 Toyota RAV4 XLE");
});

test("attributes are properties too", async () => {
  const element = append("claim-summary", {});
  element.claimNumber = "CLM-1006";

  await expect.poll(() => textOf(element)).toContain("2021 Toyota RAV4 XLE");
});

test.each(["claim-summary", "report-accordion"])(
  "<%s> accepts is-third-party and contact-id",
  async (tag) => {
    const element = append(tag, {
      "claim-number": "CLM-2003",
      "is-third-party": "",
      "contact-id": "CNT-2003",
    });

    await expect.poll(() => textOf(element)).toMatch(/Your claim has been received|Hit and run/);
    expect(textOf(element)).not.toMatch(/deductible|coverages/i);
  },
);

test('<claim-summary is-third-party="false"> is for a member', async () => {
  const element = append("claim-summary", {
    "claim-number": "CLM-1006",
    "is-third-party": "false",
  });

  await expect.poll(() => textOf(element)).toContain("2021 Toyota RAV4 XLE");
  expect(textOf(element)).not.toContain("Your claim has been received");
});

test('<claim-summary persona="associate"> is for an associate', async () => {
  const events = firstEvent("ck:ready");
  append("claim-summary", {
    "claim-number": "CLM-1006",
    "contact-id": "CNT-1006",
    persona: "associate",
  });

  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]?.detail).toMatchObject({ persona: "associate" });
});

const withHeading = elements.filter(({ tag }) => tag !== "claim-feedback");

test.each(withHeading)("<$tag> accepts heading-level", async ({ tag, attributes }) => {
  const element = append(tag, { ...attributes, "heading-level": "5" });

  await expect.poll(() => element.shadowRoot?.querySelector("h5")).toBeTruthy();
});

test("hrefs is a property that turns its actions into links", async () => {
  const element = append("claim-summary", { "claim-number": "CLM-1006" });
  element.hrefs = { "view-documents": "/documents" };

  await expect
    .poll(() => button(element, "View & upload documents")?.getAttribute("href"))
    .toBe("/documents");
});

test("loadShopMap is a property, and loads the element's own map", async () => {
  const element = append("repairs-accordion", { "claim-number": "CLM-1002" });
  Object.assign(element, {
    loadShopMap: async () => ({ default: ({ name = "" }) => `A map of ${name}` }),
  });
  await expect.poll(() => button(element, "View on map")).toBeTruthy();

  button(element, "View on map")?.click();

  await expect.poll(() => textOf(element)).toContain("A map of Short North Collision");
});

test("elements can be defined under a prefix, and twice", () => {
  defineClaimsWidgetsElements(["claim-summary"], { prefix: "acme-" });
  defineClaimsWidgetsElements(["claim-summary"], { prefix: "acme-" });

  expect(customElements.get("acme-claim-summary")).toBeTruthy();
  expect(customElements.get("acme-report-accordion")).toBeUndefined();
});

test("the page's styles stay outside, the package's are inside", async () => {
  const pageStyles = new CSSStyleSheet();
  pageStyles.replaceSync("h3 { color: hotpink !important } .ck-card { border: 9px solid }");
  document.adoptedStyleSheets.push(pageStyles);

  const element = append("app-claim-list", { "policy-number": "POL-100" });
  await expect.poll(() => element.shadowRoot?.querySelector("h3")).toBeTruthy();

  const heading = element.shadowRoot?.querySelector("h3");
  const card = element.shadowRoot?.querySelector(".ck-card");
  if (!heading || !card) throw new Error("The list has no card.");
  expect(getComputedStyle(heading).color).not.toBe("rgb(255, 105, 180)");
  expect(getComputedStyle(card).borderTopWidth).toBe("1px");
});

test("<claim-feedback> dispatches the answer and its subject", async () => {
  sessionStorage.clear();
  const events = firstEvent("ck:feedback");
  const element = append("claim-feedback", {
    "claim-number": "CLM-1006",
    section: "report",
    component: "report-accordion",
    "faq-id": "REP-01",
  });
  await expect.poll(() => button(element, "Yes")).toBeTruthy();

  button(element, "Yes")?.click();

  expect(events[0]?.detail).toMatchObject({
    record: {
      claimNumber: "CLM-1006",
      component: "report-accordion",
      feedbackSection: "REPORT",
      faqId: "REP-01",
      feedbackResponse: "Yes",
    },
  });
});

test.each([
  { value: "", isShown: true },
  { value: "true", isShown: true },
  { value: "false", isShown: false },
])(
  '<payout-accordion show-feedback="$value"> shows the question: $isShown',
  async ({ value, isShown }) => {
    sessionStorage.clear();
    const element = append("payout-accordion", {
      "claim-number": "CLM-1006",
      "show-feedback": value,
    });

    await expect.poll(() => textOf(element)).toContain("Summary of payments");
    expect(textOf(element).includes("Was this helpful?")).toBe(isShown);
  },
);

test("<contact-us> loads when it is opened, and then dispatches that it is ready", async () => {
  const events = firstEvent("ck:ready");
  const element = append("contact-us", { "claim-number": "CLM-1006" });
  await expect.poll(() => button(element, "Contact us")).toBeTruthy();

  button(element, "Contact us")?.click();

  await expect.poll(() => textOf(element)).toContain("Samuel Addo");
  await expect.poll(() => events).toHaveLength(1);
});

test("<member-timeline selected-category> selects, and dispatches what the user selects", async () => {
  const events = firstEvent("ck:select");
  const element = append("member-timeline", {
    "claim-number": "CLM-1006",
    "selected-category": "SERVICES",
  });
  await expect.poll(() => button(element, "Services")?.ariaPressed).toBe("true");

  button(element, "Report")?.click();

  await expect.poll(() => button(element, "Report")?.ariaPressed).toBe("true");
  expect(events[0]?.detail).toMatchObject({ kind: "timeline", value: "REPORT" });
});

test("<timeline-category-card> accepts its steps as a property", async () => {
  const element = append("timeline-category-card", { category: "payout", selected: "" });
  Object.assign(element, { subCategories: [{ name: "Payment sent", status: "complete" }] });

  await expect.poll(() => textOf(element)).toContain("Payment sent, Complete");
  expect(button(element, "Payout")?.ariaPressed).toBe("true");
});

test("the tracker shows the content of its FAQ slot, or a link to the FAQs", async () => {
  const element = append("claim-tracker", { "claim-number": "CLM-1002" });
  await expect.poll(() => textOf(element)).toContain("Read the claims FAQs");
  const slot = element.shadowRoot?.querySelector("slot");
  expect(slot?.assignedElements()).toEqual([]);

  element.innerHTML = '<h3 slot="faqs">Questions of others</h3>';
  expect(slot?.assignedElements().map(({ textContent }) => textContent)).toEqual([
    "Questions of others",
  ]);
});
