import { cleanup } from "@testing-library/react";
import { beforeAll } from "vitest";
// Keeps the live regions of the whole page, also those that exist before a test reads them.
import { clearAnnouncements } from "./announcements.ts";

const { pathname, search } = location;

/** What a host or a test can set on the root element and the body, as it was before the first file. */
const initial = [document.documentElement, document.body].map((element) => ({
  element,
  attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
}));

// Why: docs/decisions/testing.md#files-of-components-share-a-page
/** Gives each file the page as the first one found it, apart from loaded modules and imported style sheets. */
beforeAll(() => {
  cleanup();
  for (const { element, attributes } of initial) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  document.body.replaceChildren();
  clearAnnouncements();
  document.adoptedStyleSheets = [];
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", pathname + search);
  scrollTo(0, 0);
});
