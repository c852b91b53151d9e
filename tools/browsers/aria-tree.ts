import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Returns Playwright's accessibility snapshot of an element: roles, names, states, texts. */
    ariaTree: (selector: string) => Promise<string>;
  }
}

/** Runs in Node, with access to the page of the test. */
export const ariaTree: BrowserCommand<[selector: string]> = ({ iframe }, selector) =>
  iframe.locator(selector).ariaSnapshot();
