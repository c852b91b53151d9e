import { configureClaimkit } from "@claimkit/widget-runtime";
import { sandboxClient } from "@claimkit/widget-runtime/testing/sandbox-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineClaimkitElements } from "./define-claimkit-elements.ts";

const pages = import.meta.glob<string>("../../../docs/reference/parts.md", {
  eager: true,
  import: "default",
  query: "?raw",
});
const [page = ""] = Object.values(pages);

beforeEach(() => {
  configureClaimkit({
    client: sandboxClient(),
  });
  defineClaimkitElements();
});

afterEach(() => document.body.replaceChildren());

/** The parts that the reference lists for an element, and for the components inside. */
function listedParts(tag: string): Set<string> {
  const [, parts = "", components = ""] =
    new RegExp(`^### ${tag}\n\n(.*)\n\nComponents: (.*)\\.$`, "m").exec(page) ?? [];
  const inside = components
    .split(", ")
    .map((component) => new RegExp(`^- ${component}: (.*)$`, "m").exec(page)?.[1]);
  return new Set([parts, ...inside].join().match(/[\w-]+/g));
}

/** The style hooks in an element's shadow root. */
function partsIn(element: Element): string[] {
  const inside = [...(element.shadowRoot?.querySelectorAll("[class], [data-part]") ?? [])];
  const classes = inside.flatMap(({ classList }) => [...classList]);
  const names = inside.flatMap((each) => each.getAttribute("data-part") ?? []);
  return [...new Set([...classes.filter((name) => name.startsWith("ck-")), ...names])];
}

test.each([
  { tag: "app-claim-list", attributes: { "policy-number": "POL-100" } },
  { tag: "claim-tracker", attributes: { "claim-number": "CLM-1001" } },
  { tag: "claim-tracker", attributes: { "claim-number": "CLM-1006", "show-feedback": "" } },
  { tag: "claim-tracker", attributes: { "claim-number": "unknown" } },
  { tag: "timeline-category-card", attributes: { category: "REPAIRS" } },
  { tag: "claim-feedback", attributes: { "claim-number": "CLM-1006", section: "REPAIRS" } },
  { tag: "interactive-faqs", attributes: { "show-feedback": "", "claim-number": "CLM-1006" } },
  { tag: "all-faqs", attributes: { "show-feedback": "", "claim-number": "CLM-1006" } },
  { tag: "repair-shop-finder", attributes: { "user-type": "registered" } },
])("the reference lists every part of <$tag> with $attributes", async ({ tag, attributes }) => {
  const open = new Set<string>();
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value ?? "");
  element.addEventListener("ck:loading", ({ detail }) => open.add(detail.widget));
  for (const ended of ["ck:ready", "ck:error"] as const)
    element.addEventListener(ended, ({ detail }) => open.delete(detail.widget));

  document.body.append(element);
  await vi.waitFor(() => {
    expect(partsIn(element).length).toBeGreaterThan(2);
    expect([...open]).toEqual([]);
  });

  const listed = listedParts(tag);
  expect(partsIn(element).filter((name) => !listed.has(name))).toEqual([]);
});
