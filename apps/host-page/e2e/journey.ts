import { chromium, type Locator, type Page } from "playwright";
import { expect, inject, test as base } from "vitest";
import type { Demo } from "./demo.ts";

/** These tests draw maps without a graphics card: the map warns of it, and so does the driver. */
const WITHOUT_GRAPHICS_CARD =
  /^ViewError: No hardware accelerated rendering detected$|GL Driver Message/;

/** A test on a page of the running demo. Its console must stay free of errors and warnings. */
export const test = base
  .extend("demo", { scope: "worker" }, (): Demo => inject("demo"))
  .extend("browser", { scope: "file" }, async ({ demo }, { onCleanup }) => {
    const browser = await chromium.connect(demo.browser);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("said", (): string[] => [])
  .extend("complaints", (): string[] => [])
  // One for all tests of a file, for its cache; what a visitor chooses is kept by the page's own tab.
  .extend("context", { scope: "file" }, ({ browser }) =>
    browser.newContext({ viewport: { width: 1280, height: 900 } }),
  )
  .extend("page", async ({ demo, context, said, complaints }, { onCleanup }): Promise<Page> => {
    const page = await context.newPage();
    onCleanup(() => page.close());
    page.setDefaultTimeout(15_000);
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      said.push(message.text());
      // The browser itself says so when the service fails, as it does in some journeys.
      const isServices = message.location().url.startsWith(demo.sandbox.url);
      const isComplaint = message.type() === "error" || message.type() === "warning";
      if (!isComplaint || isServices || WITHOUT_GRAPHICS_CARD.test(message.text())) return;
      complaints.push(message.text());
    });
    return page;
  });

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Presses a key until it has brought the focus to a control, as somebody without a mouse does. */
export async function pressUntilFocused(key: string, control: Locator): Promise<void> {
  await control.waitFor();
  const isFocused = (): Promise<boolean> =>
    control.evaluate((element) => element === (element.getRootNode() as Document).activeElement);

  for (let presses = 0; presses < 60; presses += 1) {
    await control.page().keyboard.press(key);
    if (await isFocused()) return;
  }
  throw new Error(`${key} never came to ${control}.`);
}
