import {
  append,
  button,
  recordEvents,
  testElements,
  textOf,
} from "@claimkit/widget-runtime/testing/elements";
import { expect, test } from "vitest";
import { defineFaqElements, faqElements } from "./elements.tsx";

const elements = [
  {
    tag: "interactive-faqs",
    attributes: {},
    text: "Which photos help?",
    change: { name: "selected-category", value: "REPAIRS", text: "How do I get an estimate?" },
    incomplete: { "is-third-party": "" },
  },
  {
    tag: "all-faqs",
    attributes: {},
    text: "Claims Frequently Asked Questions",
    change: { name: "selected-category", value: "repairs", text: "How do I get an estimate?" },
    incomplete: { "is-third-party": "" },
  },
];

testElements(faqElements, defineFaqElements, elements);

test.each(elements)("<$tag> shows a third party nothing about coverages", async ({ tag }) => {
  const element = append(tag, {
    "claim-number": "CLM-2003",
    "is-third-party": "",
    "contact-id": "CNT-2003",
    "selected-category": "SERVICES",
  });

  await expect.poll(() => textOf(element)).toContain("Which car will I get?");
  expect(textOf(element)).not.toMatch(/coverage|deductible/i);
});

test("selected-category is also a property", async () => {
  const element = append("interactive-faqs");
  element.selectedCategory = "PAYOUT";

  await expect.poll(() => textOf(element)).toContain("When will I be paid?");
});

test.each([
  { written: "", count: 12 },
  { written: "false", count: 4 },
])('<interactive-faqs show-all="$written"> shows $count questions', async ({ written, count }) => {
  const element = append("interactive-faqs", {
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
    const element = append("interactive-faqs", {
      "claim-number": "CLM-1006",
      "show-feedback": written,
    });
    await expect.poll(() => textOf(element)).toContain("Which photos help?");
    expect(textOf(element).includes("Was this helpful?")).toBe(asksForFeedback);

    button(element, "Yes")?.click();

    expect(events.map(({ detail }) => detail)).toMatchObject(
      asksForFeedback ? [{ record: { component: "interactive-faqs", faqId: "RPT-01" } }] : [],
    );
  },
);

test("'All FAQ' dispatches an action that the page can handle, or links to its href", async () => {
  const events = recordEvents("ck:action");
  const element = append("interactive-faqs", { "claim-number": "CLM-1006" });
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

test("has the styles of the package in its shadow root", async () => {
  const element = append("interactive-faqs");
  await expect.poll(() => element.shadowRoot?.querySelector("li")).toBeTruthy();

  const card = element.shadowRoot?.querySelector("li") as Element;
  expect(getComputedStyle(card).borderTopWidth).toBe("1px");
});
