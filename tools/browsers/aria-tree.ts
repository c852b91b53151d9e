import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** The accessibility tree of an element, as Playwright writes it: roles, names, states, texts. */
    ariaTree: (selector: string) => Promise<string>;
  }
}

/** Runs where the tests are run from, with the page of the test at hand. */
export const ariaTree: BrowserCommand<[selector: string]> = ({ iframe }, selector) =>
  iframe.locator(selector).ariaSnapshot();
