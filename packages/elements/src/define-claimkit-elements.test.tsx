import { configureClaimkit } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { defineClaimkitElements } from "./define-claimkit-elements.ts";
import { elementRows } from "./element-rows.ts";

// The modules of an element, which tests load one by one, can take a busy machine longer than a test waits for a text.
beforeAll(async () => {
  await Promise.all([
    import("./contents/claim-summary.ts"),
    import("./contents/all-faqs.ts"),
    import("./contents/repair-shop-finder.ts"),
  ]);
}, 60_000);

beforeEach(() => {
  configureClaimkit({
    client: sandboxClient(),
  });
});

afterEach(() => document.body.replaceChildren());

/** Text of an element's shadow root. */
const textOf = (element: Element): string => element.shadowRoot?.textContent ?? "";

test("defines the elements that are named, under a prefix, and no others", () => {
  defineClaimkitElements(["claim-summary"], { prefix: "acme-" });

  expect(customElements.get("acme-claim-summary")).toBeDefined();
  expect(customElements.get("acme-app-claim-list")).toBeUndefined();
});

test("defines every element of every family", () => {
  defineClaimkitElements();

  for (const name of Object.keys(elementRows)) expect(customElements.get(name), name).toBeDefined();
});

test("changes nothing when called again", () => {
  defineClaimkitElements();

  expect(() => defineClaimkitElements()).not.toThrow();
});

test("says which elements there are when asked for another", () => {
  // @ts-expect-error JavaScript callers have no type to warn them.
  const call = () => defineClaimkitElements(["claim-sumary"]);

  expect(call).toThrow('There is no element "claim-sumary". There are: app-claim-list');
});

test("refuses a tag that somebody else's element holds", () => {
  customElements.define("other-claim-summary", class extends HTMLElement {});

  const call = () => defineClaimkitElements(["claim-summary"], { prefix: "other-" });

  expect(call).toThrow("<other-claim-summary>");
});

test("defines nothing of one family when somebody else's element holds a tag of another", () => {
  customElements.define("half-all-faqs", class extends HTMLElement {});

  expect(() => defineClaimkitElements(undefined, { prefix: "half-" })).toThrow("<half-all-faqs>");
  expect(customElements.get("half-claim-summary")).toBeUndefined();
});

// Each family tests all its elements; here, one of each shows that its table and its styles are complete.
const oneOfEachFamily = [
  { name: "claim-summary", attribute: "claim-number", value: "CLM-1001", shows: "CLM-1001" },
  {
    name: "all-faqs",
    attribute: "selected-category",
    value: "REPAIRS",
    shows: "How do I get an estimate?",
  },
  {
    name: "repair-shop-finder",
    attribute: "user-type",
    value: "registered",
    shows: "Let's look for a repair shop",
  },
];

test.each(oneOfEachFamily)(
  "draws <$name $attribute=$value>",
  async ({ name, attribute, value, shows }) => {
    defineClaimkitElements();
    const element = document.createElement(name);
    element.setAttribute(attribute, value);
    document.body.append(element);

    await vi.waitFor(() => expect(textOf(element)).toContain(shows));
  },
);

test("is typed and drawn in a React host's TSX", async () => {
  defineClaimkitElements();
  const { container } = render(<claim-summary claim-number="CLM-1003" is-third-party={false} />);

  await vi.waitFor(() => {
    const [element] = container.children;
    expect(element && textOf(element)).toContain("CLM-1003");
  });
  cleanup();
});

test("types its attributes as properties", async () => {
  defineClaimkitElements();
  const summary = document.createElement("claim-summary");
  summary.claimNumber = "CLM-1002";
  document.body.append(summary);

  await vi.waitFor(() => expect(textOf(summary)).toContain("CLM-1002"));
});

test("types what can only be a property", async () => {
  defineClaimkitElements();
  const card = document.createElement("timeline-category-card");
  card.category = "PAYOUT";
  card.subCategories = [{ name: "Payment sent", status: "complete" }];
  document.body.append(card);

  await vi.waitFor(() => expect(textOf(card)).toContain("Payment sent"));
});
