import { chromium, type Locator, type Page } from "playwright";
import { expect, inject, test as base } from "vitest";
import type { Demo } from "./demo.ts";

/** Warnings about software rendering, and requests of the page itself while a test has cut its connection. */
const EXPECTED =
  /^ViewError: No hardware accelerated rendering detected$|GL Driver Message|net::ERR_INTERNET_DISCONNECTED/;

/** A test on a page of the running demo. Fails if the page logs errors or warnings. */
export const test = base
  .extend("demo", { scope: "worker" }, (): Demo => inject("demo"))
  .extend("browser", { scope: "file" }, async ({ demo }, { onCleanup }) => {
    const browser = await chromium.connect(demo.browser);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("consoleMessages", (): string[] => [])
  .extend("consoleErrors", (): string[] => [])
  // Shared by all tests of a file because of its cache; the page keeps the user's choices per tab.
  .extend("context", { scope: "file" }, ({ browser }) =>
    browser.newContext({ viewport: { width: 1280, height: 900 } }),
  )
  .extend(
    "page",
    async ({ demo, context, consoleMessages, consoleErrors }, { onCleanup }): Promise<Page> => {
      const page = await context.newPage();
      onCleanup(() => page.close());
      page.setDefaultTimeout(15_000);
      page.on("pageerror", (error) => consoleErrors.push(error.message));
      page.on("console", (message) => {
        consoleMessages.push(message.text());
        // The browser itself logs failed requests, which some tests cause.
        const isFromService = message.location().url.startsWith(demo.sandbox.url);
        const isProblem = message.type() === "error" || message.type() === "warning";
        if (!isProblem || isFromService || EXPECTED.test(message.text())) return;
        consoleErrors.push(message.text());
      });
      return page;
    },
  );

test.afterEach(({ consoleErrors }) => expect(consoleErrors).toEqual([]));

/** Presses a key until a control is focused, as keyboard users do. */
export async function pressUntilFocused(key: string, control: Locator): Promise<void> {
  await control.waitFor();
  const isFocused = (): Promise<boolean> =>
    control.evaluate((element) => element === (element.getRootNode() as Document).activeElement);

  for (let presses = 0; presses < 60; presses += 1) {
    await control.page().keyboard.press(key);
    if (await isFocused()) return;
  }
  throw new Error(`${key} never focused ${control}.`);
}
