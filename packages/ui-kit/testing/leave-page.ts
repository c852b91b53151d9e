import { cleanup } from "@testing-library/react";
import { afterAll, vi } from "vitest";
import { cdp, page } from "vitest/browser";
// Listens before the first component announces anything.
import { forgetHeard } from "./heard.ts";

// Files of tests can share a page (`--no-isolate`): each leaves it as it found it. What one test changes for the next test of its
// own file is for that file to clean up.

const { href } = location;
const { innerWidth, innerHeight } = window;
const inHead = new Set(document.head.children);
const attributes = [document.documentElement, document.body].map((element) => ({
  element,
  before: Array.from(element.attributes, ({ name, value }) => [name, value] as const),
}));

afterAll(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();

  forgetHeard();
  document.body.replaceChildren();
  for (const added of document.head.children) {
    // A module is loaded once, so its style sheet stays for the next file that imports it.
    const isOfModule = added.hasAttribute("data-vite-dev-id");
    if (!isOfModule && !inHead.has(added)) added.remove();
  }
  document.adoptedStyleSheets = [];
  for (const { element, before } of attributes) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of before) element.setAttribute(name, value);
  }

  getSelection()?.empty();
  sessionStorage.clear();
  localStorage.clear();
  // Full after 250 requests, the list takes no more.
  performance.clearResourceTimings();
  history.replaceState(null, "", href);

  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
    await page.viewport(innerWidth, innerHeight);
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
});
