import { configureClaimkit } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { beforeEach, expect, test } from "vitest";
import { defineClaimkitElements } from "./define-claimkit-elements.ts";
import { provided } from "./provided.ts";

beforeEach(() => {
  document.body.replaceChildren();
  configureClaimkit({
    client: sandboxClient(),
  });
});

function insert(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
}

const textOf = (element: Element): string => element.shadowRoot?.textContent ?? "";

test("loads the file of an element when the page has one, and no other", async () => {
  defineClaimkitElements();
  const element = insert(`<claim-number-header claim-number="CLM-1001"></claim-number-header>`);

  await expect.poll(() => textOf(element)).toContain("CLM-1001");
  expect([...provided.keys()]).toEqual(["claim-number-header"]);
});

test("loads the file of an element that is named, before the page has one", async () => {
  defineClaimkitElements(["close-accordion"], { prefix: "early-" });

  await expect.poll(() => provided.has("close-accordion")).toBe(true);
});

test("keeps what a page sets while the file of an element is loading", async () => {
  defineClaimkitElements(["claim-summary"], { prefix: "busy-" });
  const element = insert(`<busy-claim-summary claim-number="CLM-1001"></busy-claim-summary>`);
  element.setAttribute("claim-number", "CLM-1003");

  await expect.poll(() => textOf(element)).toContain("CLM-1003");
});

test("renders nothing into an element that is removed while its file is loading", async () => {
  defineClaimkitElements(["contact-us"], { prefix: "gone-" });
  const element = insert(`<gone-contact-us claim-number="CLM-1001"></gone-contact-us>`);
  element.remove();

  await expect.poll(() => provided.has("contact-us")).toBe(true);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(textOf(element)).toBe("");
});

test("adopts the sheets that the element needs, and none of other elements", async () => {
  defineClaimkitElements();
  const element = insert(`<claim-number-header claim-number="CLM-1001"></claim-number-header>`);
  await expect.poll(() => textOf(element)).toContain("CLM-1001");

  const rules = [...(element.shadowRoot?.adoptedStyleSheets ?? [])]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join("\n");
  expect(rules).toContain(".ck-claim-number-header");
  expect(rules).not.toContain(".ck-claim-summary");
});
