import {
  append,
  button,
  type FamilyElement,
  recordEvents,
  testElements,
  textOf,
} from "@claimkit/widget-runtime/testing/elements";
import { expect, test } from "vitest";
import { claimsWidgetsElements, defineClaimsWidgetsElements } from "./elements.tsx";

const elements: FamilyElement[] = [
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
    tag: "document-upload",
    attributes: { "claim-number": "CLM-1006" },
    text: "Photos and documents",
    change: { name: "claim-number", value: "", text: "The list of documents didn't load." },
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
    isIdle: true,
    attributes: { "claim-number": "CLM-1006" },
    text: "Contact us",
    change: { name: "claim-number", value: "", text: "Our contact info didn't load." },
  },
  {
    tag: "claim-feedback",
    hasNoHeading: true,
    attributes: { "claim-number": "CLM-1006", section: "PAYOUT" },
    text: "Was this helpful?",
    change: { name: "claim-number", value: "CLM-1007", text: "Was this helpful?" },
  },
];

testElements(
  claimsWidgetsElements,
  defineClaimsWidgetsElements,
  elements.map((row) => Object.assign(row, { incomplete: {} })),
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
  const events = recordEvents("ck:ready");
  append("claim-summary", {
    "claim-number": "CLM-1006",
    "contact-id": "CNT-1006",
    persona: "associate",
  });

  await expect.poll(() => events).toHaveLength(1);
  expect(events[0]?.detail).toMatchObject({ persona: "associate" });
});

test("hrefs is a property that turns its actions into links", async () => {
  const element = append("claim-summary", { "claim-number": "CLM-1006" });
  element.hrefs = { "view-documents": "/documents" };

  await expect
    .poll(() => button(element, "View & upload documents")?.getAttribute("href"))
    .toBe("/documents");
});

test("loadPlaceMap is a property, and loads the element's own map", async () => {
  const element = append("repairs-accordion", { "claim-number": "CLM-1002" });
  Object.assign(element, {
    loadPlaceMap: async () => ({ default: ({ name = "" }) => `A map of ${name}` }),
  });
  await expect.poll(() => button(element, "View on map")).toBeTruthy();

  button(element, "View on map")?.click();

  await expect.poll(() => textOf(element)).toContain("A map of Short North Collision");
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
  const events = recordEvents("ck:feedback");
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
    const element = append("payout-accordion", {
      "claim-number": "CLM-1006",
      "show-feedback": value,
    });

    await expect.poll(() => textOf(element)).toContain("Summary of payments");
    expect(textOf(element).includes("Was this helpful?")).toBe(isShown);
  },
);

test("<contact-us> loads when it is opened, and then dispatches that it is ready", async () => {
  const events = recordEvents("ck:ready");
  const element = append("contact-us", { "claim-number": "CLM-1006" });
  await expect.poll(() => button(element, "Contact us")).toBeTruthy();

  button(element, "Contact us")?.click();

  await expect.poll(() => textOf(element)).toContain("Samuel Addo");
  await expect.poll(() => events).toHaveLength(1);
});

test("<member-timeline selected-category> selects, and dispatches what the user selects", async () => {
  const events = recordEvents("ck:select");
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
